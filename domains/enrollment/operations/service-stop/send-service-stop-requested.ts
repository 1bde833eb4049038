import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { serviceStopRequested } from '../../mails/service-stop-requested/mail'
import { orderObject } from '../../objects/order/object'

/** Mails the receipt of a request to stop service: its number, its day, and what it costs. */
export const sendServiceStopRequested = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-service-stop-requested',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'AccountId',
      'Confirmation_Number__c',
      'Early_Termination_Fee__c',
      'Requested_Start_Date__c',
      'Service_Street__c',
      'Status',
    ])
    // One that has been undone has a mail about that.
    if (order === null || order.AccountId === null || order.Status === 'Cancelled') return
    await mailCustomer(services, jobId, serviceStopRequested, {
      accountId: order.AccountId,
      path: `/orders/${orderId}`,
      values: ({ date, money }) => ({
        address: order.Service_Street__c ?? '',
        confirmationNumber: order.Confirmation_Number__c,
        date: date(order.Requested_Start_Date__c ?? ''),
        fee: money(order.Early_Termination_Fee__c ?? 0),
      }),
    })
  },
})
