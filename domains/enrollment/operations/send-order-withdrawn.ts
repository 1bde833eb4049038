import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { type MailWatch, moves, watchMails } from '../../customers/operations/changes/mail-watch'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { orderWithdrawn } from '../mails/order-withdrawn/mail'
import { orderObject } from '../objects/order/object'

/** Why an order is cancelled that its customer does not want any more. */
const requested: readonly (string | null)[] = ['By_Customer', 'Rescinded']

/**
 * Mails the customer that their order for service is cancelled, as they requested. A move that is undone as a whole has
 * its own mail.
 */
export const sendOrderWithdrawn = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-order-withdrawn',
  run: async ({ orderId }, { services, jobId }) => {
    const { engine, systemViewer } = services
    const order = await read(engine, systemViewer, orderObject, orderId, [
      'AccountId',
      'Move_Stop__c',
      'Service_Street__c',
    ])
    if (order === null || order.AccountId === null) return
    const stop =
      order.Move_Stop__c === null
        ? null
        : await read(engine, systemViewer, orderObject, order.Move_Stop__c, ['Status'])
    if (stop?.Status === 'Cancelled') return
    await mailCustomer(services, jobId, orderWithdrawn, {
      accountId: order.AccountId,
      path: `/orders/${orderId}`,
      values: () => ({ address: order.Service_Street__c ?? '' }),
    })
  },
})

/** Orders for service that their customers cancel, here or through staff. */
export const orderWithdrawnWatches: readonly MailWatch[] = [
  watchMails(orderObject, {
    isMeant: moves('Status'),
    fields: ['Case_Type__c', 'Status', 'Cancellation_Reason__c'],
    toMail: ({ Case_Type__c: caseType, Status, Cancellation_Reason__c: reason, id: orderId }) => {
      const isStart = caseType !== 'Plan_Change' && caseType !== 'Stop_Service'
      const isMeant = isStart && Status === 'Cancelled' && requested.includes(reason)
      return isMeant ? { jobName: sendOrderWithdrawn.name, payload: { orderId }, subject: orderId } : null
    },
  }),
]
