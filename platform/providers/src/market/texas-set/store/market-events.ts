import type pg from 'pg'
import type { MarketAnswer } from '../../market-port'
import type { TexasSetOptions } from '../texas-set-options'

/** Stores the market's answers about a request, to be applied, in the caller's transaction. */
export async function storeEvents(
  connection: pg.PoolClient,
  { notify }: Pick<TexasSetOptions, 'notify'>,
  said: {
    readonly requestId: string
    /** The message that contains them; null for those that follow from the request itself. */
    readonly messageId: string | null
    readonly answers: readonly MarketAnswer[]
  },
): Promise<void> {
  const { requestId, messageId, answers } = said
  for (const answer of answers) {
    const { rows } = await connection.query<{ id: string }>(
      'insert into texas_set.event (request_id, message, answer) values ($1, $2, $3) returning id::text as id',
      [requestId, messageId, JSON.stringify(answer)],
    )
    await notify(connection, { eventId: `texas-set-${rows[0]?.id ?? ''}`, requestId, answer })
  }
}
