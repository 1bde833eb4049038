import { inTransaction } from '@porchlight/transactions'
import type pg from 'pg'
import { requestMessage } from '../request-messages'
import { storeMessage } from '../store/sent-messages'
import { isEsiId, takeRequest } from '../texas-set-market'
import type { TexasSetOptions } from '../texas-set-options'

/**
 * Queues the file of an interchange to be written again, unchanged; returns false for one that was not sent or has been
 * acknowledged. The partner recognises it by its control number.
 */
export async function sendFileAgain(pool: pg.Pool, id: string): Promise<boolean> {
  if (!/^[0-9]{1,18}$/.test(id)) return false
  const { rowCount } = await pool.query(
    `update texas_set.interchange set state = 'prepared'
     where id = $1 and direction = 'out' and state = 'sent' and content is not null`,
    [id],
  )
  return rowCount === 1
}

/**
 * Resends a request under a new `BGN02`, once what stopped it is resolved; with another ESI ID if the order had none,
 * or a wrong one. Returns false for a request that proceeds without this or is over, and for one without an ESI ID.
 */
export function sendRequestAgain(
  options: TexasSetOptions,
  { requestId, esiId }: { readonly requestId: string; readonly esiId: string | null },
): Promise<boolean> {
  return inTransaction(options.pool, async (connection) => {
    const request = await takeRequest(connection, requestId)
    if (request === null || (request.state !== 'stopped' && request.state !== 'held')) return false
    const order = { ...request.order, servicePoint: esiId ?? request.order.servicePoint }
    if (!isEsiId(order.servicePoint)) return false
    await storeMessage(connection, requestMessage(options, { ...request, order }), options.now())
    // A hold ends only once the market accepts the request.
    await connection.query(
      `update texas_set.request set market_order = $2,
         state = case when state = 'held' then state else 'open' end where request_id = $1`,
      [requestId, JSON.stringify(order)],
    )
    return true
  })
}
