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
 * Changes an order and its dependent records in one transaction. Two jobs on one order run one after the other, and
 * each sees the other's changes: `change` is called with the order as it is now.
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
