import { inTransaction } from '@porchlight/transactions'
import type pg from 'pg'
import { ProviderFailure } from '../../http/provider-failure'
import type { MarketEvent, MarketOrder, MarketPort } from '../market-port'
import type { RequestState } from './meaning/answers-of-message'
import { cancelMessage, redateMessage, requestMessage } from './request-messages'
import { storeEvents } from './store/market-events'
import { storeMessage } from './store/sent-messages'
import type { TexasSetOptions } from './texas-set-options'

/** A request as it is stored. */
interface StoredRequest {
  readonly order: MarketOrder
  readonly startDate: string
  readonly state: RequestState
  /** How many messages were stored for it; the next one has this number. */
  readonly messages: number
}

const over: readonly RequestState[] = ['rejected', 'cancelled']

/**
 * Creates the market port over Texas SET files: each call stores a message in PostgreSQL, and the exchange writes it
 * into the next interchange. A repeated call stores nothing.
 */
export function createTexasSetMarket(options: TexasSetOptions): MarketPort {
  const { pool, now } = options
  return {
    submit: (order) => inTransaction(pool, (connection) => submit(connection, options, order)),
    redate: (requestId, startDate) =>
      inTransaction(pool, async (connection) => {
        const request = await takeRequest(connection, requestId)
        if (request === null) throw new ProviderFailure('The market does not know the order.')
        if (request.startDate === startDate || over.includes(request.state)) return
        await connection.query('update texas_set.request set start_date = $2 where request_id = $1', [
          requestId,
          startDate,
        ])
        for (const message of redateMessage(options, { ...request, startDate })) {
          await storeMessage(connection, message, now())
        }
      }),
    cancel: (requestId) => inTransaction(pool, (connection) => cancel(connection, options, requestId)),
    events: async (requestId) => {
      const { rows } = await pool.query<{ id: string; answer: MarketEvent['answer'] }>(
        'select id::text as id, answer from texas_set.event e where request_id = $1 order by e.id',
        [requestId],
      )
      return rows.map(({ id, answer }) => ({ eventId: `texas-set-${id}`, requestId, answer }))
    },
  }
}

/** An order without an ESI ID cannot be sent: staff look it up, and it is sent by command. */
async function submit(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  order: MarketOrder,
): Promise<void> {
  if (order.commodity !== 'Electricity' || order.state !== 'TX') {
    throw new ProviderFailure('Texas SET has orders for electricity in Texas alone.')
  }
  const isComplete = isEsiId(order.servicePoint)
  const { rowCount } = await connection.query(
    `insert into texas_set.request (request_id, market_order, start_date, state, made_at)
     values ($1, $2, $3, $4, $5) on conflict (request_id) do nothing`,
    [order.requestId, JSON.stringify(order), order.startDate, isComplete ? 'open' : 'stopped', options.now()],
  )
  if (rowCount === 0) return
  if (isComplete) {
    const message = requestMessage(options, { order, startDate: order.startDate, messages: 0 })
    await storeMessage(connection, message, options.now())
    return
  }
  const answer = { kind: 'staffNeeded', code: 'Q5', text: 'The order has no ESI ID.' } as const
  await storeEvents(connection, options, { requestId: order.requestId, messageId: null, answers: [answer] })
}

/** Checks for 17 digits, or 22; longer ones are possible. */
export function isEsiId(servicePoint: string | null): boolean {
  return servicePoint !== null && /^[0-9]{17,36}$/.test(servicePoint)
}

/** What has not been sent need not be cancelled. */
async function cancel(connection: pg.PoolClient, options: TexasSetOptions, requestId: string): Promise<void> {
  const request = await takeRequest(connection, requestId)
  if (request === null || over.includes(request.state)) return
  await connection.query(
    `delete from texas_set.sent where request_id = $1 and interchange is null and transaction <> '814_08'`,
    [requestId],
  )
  const left = await connection.query<{ transaction: string }>(
    'select transaction from texas_set.sent where request_id = $1 order by id desc limit 1',
    [requestId],
  )
  const last = left.rows[0]?.transaction
  if (last === undefined) {
    await connection.query(`update texas_set.request set state = 'cancelled' where request_id = $1`, [
      requestId,
    ])
  } else if (last !== '814_08') {
    await storeMessage(connection, cancelMessage(options, request), options.now())
  }
}

/** Reads a request and locks it against changes by other transactions. */
export async function takeRequest(
  connection: pg.PoolClient,
  requestId: string,
): Promise<StoredRequest | null> {
  const { rows } = await connection.query<{ order: MarketOrder; startDate: string; state: RequestState }>(
    `select market_order as "order", start_date as "startDate", state
     from texas_set.request where request_id = $1 for update`,
    [requestId],
  )
  const request = rows[0]
  if (request === undefined) return null
  const counted = await connection.query<{ messages: number }>(
    'select count(*)::integer as messages from texas_set.sent where request_id = $1',
    [requestId],
  )
  return { ...request, messages: counted.rows[0]?.messages ?? 0 }
}
