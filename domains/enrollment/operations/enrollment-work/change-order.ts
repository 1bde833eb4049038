import type { Queryable } from '@porchlight/jobs'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { lockStatement } from '@porchlight/transactions/locks'
import { type OrderReader, type OrderWork, readOrderWork } from './order-work'

/** The transaction of a change: what reads and writes in it. */
export interface OrderChange extends OrderReader {
  readonly engine: RecordEngine
  readonly connection: Queryable
}

/**
 * Changes an order and what hangs on it in one transaction. Two jobs about one order take their turn, and each sees
 * what the other did: `change` is given the order as it now is.
 */
export async function changeOrder(
  { engine, systemViewer }: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  orderId: string,
  change: (order: OrderWork, transaction: OrderChange) => Promise<void>,
): Promise<void> {
  await engine.inOneTransaction(async (own, connection) => {
    await connection.query(lockStatement('order'), [`order ${orderId}`])
    const transaction = { engine: own, systemViewer, connection }
    const order = await readOrderWork(transaction, orderId)
    if (order !== null) await change(order, transaction)
  })
}
