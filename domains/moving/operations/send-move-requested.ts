import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { orderObject } from '../../enrollment/objects/order/object'
import { moveRequested } from '../mails/move-requested/mail'

/** Mails the receipt of a move: both homes, both days and the number of the order that starts service. */
export const sendMoveRequested = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-move-requested',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'AccountId',
      'Confirmation_Number__c',
      'Requested_Start_Date__c',
      'Service_Street__c',
      'Status',
      'Move_Stop__r.Requested_Start_Date__c',
      'Move_Stop__r.Service_Street__c',
    ])
    // One that has been undone has a mail about that.
    if (order === null || order.AccountId === null || order.Status === 'Cancelled') return
    await mailCustomer(services, jobId, moveRequested, {
      accountId: order.AccountId,
      path: `/orders/${orderId}`,
      values: ({ date }) => ({
        confirmationNumber: order.Confirmation_Number__c,
        from: order['Move_Stop__r.Service_Street__c'] ?? '',
        lastDay: date(order['Move_Stop__r.Requested_Start_Date__c'] ?? ''),
        to: order.Service_Street__c ?? '',
        firstDay: date(order.Requested_Start_Date__c ?? ''),
      }),
    })
  },
})
