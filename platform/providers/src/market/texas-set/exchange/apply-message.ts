import type pg from 'pg'
import { meaningOf, type Request, type RequestState } from '../meaning/answers-of-message'
import { summaryOfDocument } from '../meaning/summary-of-document'
import { storeEvents } from '../store/market-events'
import type { TexasSetOptions } from '../texas-set-options'
import type { TransactionValues } from '../transactions/declaration'

/** A stored message whose meaning is still to be applied. */
export interface ReceivedMessage {
  readonly id: string
  readonly transaction: string
  /** The references of the earlier messages that it refers to. */
  readonly originals: readonly string[]
  readonly values: TransactionValues
}

/**
 * The transactions that respond to a request, and wait until the request exists; all others are independent documents.
 */
const aboutRequests: readonly string[] = [
  '814_02',
  '814_05',
  '814_08',
  '814_09',
  '814_13',
  '814_17',
  '814_25',
  '814_28',
  '867_04',
]

/** How long a message waits for what it refers to before an operator has to intervene. */
const waitsForDays = 7

/**
 * Applies a message to the request that it refers to. One whose request does not exist yet continues to wait; the
 * exchange retries it.
 */
export async function applyMessage(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  message: ReceivedMessage,
): Promise<void> {
  const request = await requestOf(connection, message.originals)
  if (request === null) {
    if (!aboutRequests.includes(message.transaction)) await storeDocument(connection, message)
    return
  }
  const { requestId } = request
  const { answers, state } = meaningOf(message.transaction, message.values, request)
  await storeEvents(connection, options, { requestId, messageId: message.id, answers })
  await connection.query(`update texas_set.message set state = 'applied', request_id = $2 where id = $1`, [
    message.id,
    requestId,
  ])
  // A resent request is not ended by the response to the previous one.
  const isOutdated = message.transaction === '814_09' && !request.isLastCancelled
  if (state !== null && !isOutdated) {
    await connection.query('update texas_set.request set state = $2 where request_id = $1', [
      requestId,
      state,
    ])
  }
}

interface FoundRequest extends Request {
  readonly requestId: string
  /** Whether the last message sent for it cancels it. */
  readonly isLastCancelled: boolean
}

/** Returns the request that one of these references belongs to; it stays locked until the transaction ends. */
async function requestOf(
  connection: pg.PoolClient,
  originals: readonly string[],
): Promise<FoundRequest | null> {
  if (originals.length === 0) return null
  const { rows } = await connection.query<{
    id: string
    kind: Request['kind']
    start: string
    state: RequestState
    last: string | null
  }>(
    `select r.request_id as id, market_order ->> 'kind' as kind, start_date as start, r.state,
       (select transaction from texas_set.sent l where l.request_id = r.request_id order by l.id desc limit 1)
         as last
     from texas_set.request r
     where request_id in (select request_id from texas_set.sent where reference = any ($1))
     limit 1 for update of r`,
    [originals],
  )
  const found = rows[0]
  if (found === undefined) return null
  const { id, kind, start, state, last } = found
  return { requestId: id, kind, startDate: start, state, isLastCancelled: last === '814_08' }
}

async function storeDocument(connection: pg.PoolClient, message: ReceivedMessage): Promise<void> {
  const summary = summaryOfDocument(message.transaction, message.values)
  await connection.query(
    `update texas_set.message set state = 'document', summary = $2,
       problems = nullif(concat_ws(', ', problems, $3::text), '') where id = $1`,
    [message.id, summary === null ? null : JSON.stringify(summary), summary?.problem ?? null],
  )
}

/**
 * Applies the messages whose requests have arrived in the meantime, and gives up on those that have waited for a week.
 */
export async function applyWaiting(connection: pg.PoolClient, options: TexasSetOptions): Promise<void> {
  const { rows } = await connection.query<ReceivedMessage>(
    `select id::text as id, transaction, originals, content as values from texas_set.message m
     where state = 'waiting'
       and exists (select 1 from texas_set.sent s where s.reference = any (m.originals))
     order by m.id limit 200`,
  )
  for (const message of rows) await applyMessage(connection, options, message)
  const before = new Date(options.now().getTime() - waitsForDays * 86_400_000)
  await connection.query(
    `update texas_set.message set state = 'unmatched' where state = 'waiting' and taken_at < $1`,
    [before],
  )
}
