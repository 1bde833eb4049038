import { readAcknowledgment, type TransactionSet } from '@porchlight/x12'
import type pg from 'pg'
import { storeEvents } from '../store/market-events'
import type { TexasSetOptions } from '../texas-set-options'

/** The resulting state of an interchange by the code of AK901. */
const stateOf = { A: 'acknowledged', E: 'acknowledged', P: 'partly', R: 'refused' } as const

/**
 * Records that a partner has received an interchange, and its verdict. Each rejected message waits for staff, because
 * the partner does not know of it.
 */
export async function takeAcknowledgment(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  { partner, interchangeId }: { readonly partner: string; readonly interchangeId: string },
  set: TransactionSet,
): Promise<void> {
  const said = set.id === '997' ? readAcknowledgment(set) : null
  const note = (reason: string) =>
    connection.query(`update texas_set.interchange set reason = $2 where id = $1`, [interchangeId, reason])
  if (said === null) return void (await note('It has an acknowledgment that says nothing.'))
  const { rows } = await connection.query<{ id: string }>(
    `update texas_set.interchange set state = $4, answered_at = $5
     where id = (select id from texas_set.interchange
       where direction = 'out' and partner = $1 and control = lpad($2, 9, '0') and group_id = $3
       order by id desc limit 1) and answered_at is null
     returning id::text as id`,
    [partner, said.groupControl, said.groupId, stateOf[said.code], options.now()],
  )
  const ours = rows[0]?.id
  if (ours === undefined) {
    await note(`It acknowledges ${said.groupId} ${said.groupControl}, which waits for no acknowledgment.`)
    return
  }
  for (const { control, code, faults } of said.sets) {
    if (code === 'R')
      await refuse(
        connection,
        options,
        ours,
        control,
        faults.map((fault) => fault.code),
      )
  }
  // A group that is rejected as a whole may report nothing about its sets.
  if (said.code === 'R' && said.sets.length === 0) await refuse(connection, options, ours, null, [])
}

async function refuse(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  interchange: string,
  control: string | null,
  codes: readonly string[],
): Promise<void> {
  const { rows } = await connection.query<{ requestId: string | null; transaction: string }>(
    `update texas_set.sent set state = 'refused'
     where interchange = $1 and ($2::text is null or set_control = $2)
     returning request_id as "requestId", transaction`,
    [interchange, control],
  )
  for (const { requestId, transaction } of rows) {
    if (requestId === null) continue
    const text = `The form of the ${transaction} was refused: ${codes.join(', ') || 'no code'}.`
    const answer = { kind: 'staffNeeded', code: '997', text } as const
    await storeEvents(connection, options, { requestId, messageId: null, answers: [answer] })
    await connection.query(`update texas_set.request set state = 'stopped' where request_id = $1`, [
      requestId,
    ])
  }
}
