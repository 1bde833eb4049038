import { list } from '@porchlight/server-methods/records/list'
import { dayIn } from '../../../customers/rules/calendar-day'
import { orderObject } from '../../objects/order/object'
import { changeOrder, type OrderChange } from '../enrollment-work/change-order'
import type { OrderWork } from '../enrollment-work/order-work'
import { write } from '../enrollment-work/order-writes'

/**
 * Closes the account of a stop of service once the last day, which the market has confirmed, is over where the home is.
 * Its contract ends on that day, and with it the orders that the account still has.
 */
export async function endService(
  services: Parameters<typeof changeOrder>[0],
  orderId: string,
  now: Date,
): Promise<void> {
  await changeOrder(services, orderId, async (order, transaction) => {
    const { status, marketStatus, confirmedStart, timeZone } = order
    if (status !== 'Pending' || marketStatus !== 'Confirmed' || confirmedStart === null) return
    if (confirmedStart >= dayIn(now, timeZone)) return
    await write(transaction, orderId, { Stage__c: 'Complete' })
    // The order is carried out, and nothing runs under it any more.
    await write(transaction, orderId, { Status: 'Active' })
    await write(transaction, orderId, { Status: 'Closed' })
    await endOtherOrders(transaction, order)
    if (order.accountStatus !== 'Active') return
    await write(transaction, order.accountId, { Status__c: 'Closed', Contract_End_Date__c: confirmedStart })
  })
}

/** More orders than an account has that have not ended. */
const mostOrders = 200

/** The order that service ran under is closed; a plan that was to come is not needed. */
async function endOtherOrders(transaction: OrderChange, { accountId, orderId }: OrderWork): Promise<void> {
  const { engine, systemViewer } = transaction
  const others = await list(engine, systemViewer, orderObject, {
    fields: ['Status', 'Case_Type__c'],
    where: { AccountId: accountId, Status: ['Pending', 'Active'] },
    limit: mostOrders,
  })
  for (const { id, Status, Case_Type__c } of others) {
    if (id === orderId) continue
    if (Status === 'Active') await write(transaction, id, { Status: 'Closed' })
    else if (Case_Type__c === 'Plan_Change') {
      await write(transaction, id, { Status: 'Cancelled', Cancellation_Reason__c: 'Service_Ended' })
    }
  }
}
