import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { type MailWatch, moves, watchMails } from '../../../customers/operations/changes/mail-watch'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { moveUndone } from '../../mails/move-undone/mail'
import { serviceStopConfirmed } from '../../mails/service-stop-confirmed/mail'
import { serviceStopRejected } from '../../mails/service-stop-rejected/mail'
import { serviceStopUndone } from '../../mails/service-stop-undone/mail'
import { orderObject } from '../../objects/order/object'
import { findMoveStart } from '../move/move-of-order'

/** Mails the customer that the last day of service is confirmed, or that service continues: undone, or rejected. */
export const sendServiceStopOutcome = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-service-stop-outcome',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'Status',
      'AccountId',
      'Confirmed_Start_Date__c',
      'Market_Status__c',
      'Service_Street__c',
    ])
    if (order === null || order.AccountId === null) return
    const { AccountId: accountId, Status: status, Market_Status__c: marketStatus } = order
    const address = order.Service_Street__c ?? ''
    const path = `/orders/${orderId}`
    if (status === 'Pending' && marketStatus === 'Confirmed') {
      await mailCustomer(services, jobId, serviceStopConfirmed, {
        accountId,
        path,
        values: ({ date }) => ({ address, date: date(order.Confirmed_Start_Date__c ?? '') }),
      })
    }
    if (status === 'Cancelled') {
      const start = await findMoveStart(services.engine, services.systemViewer, orderId)
      if (start?.Status === 'Cancelled' && marketStatus !== 'Rejected') {
        const values = () => ({ address, newAddress: start.Service_Street__c ?? '' })
        await mailCustomer(services, jobId, moveUndone, { accountId, path, values })
        return
      }
      const mail = marketStatus === 'Rejected' ? serviceStopRejected : serviceStopUndone
      await mailCustomer(services, jobId, mail, { accountId, path, values: () => ({ address }) })
    }
  },
})

/** Stops of service whose day the market confirms, and those that are undone or rejected. */
export const serviceStopMailWatches: readonly MailWatch[] = [
  watchMails(orderObject, {
    isMeant: moves('Market_Status__c'),
    fields: ['Case_Type__c', 'Status', 'Market_Status__c'],
    toMail: ({ Case_Type__c, Status, Market_Status__c, id: orderId }) => {
      const isMeant =
        Case_Type__c === 'Stop_Service' && Status === 'Pending' && Market_Status__c === 'Confirmed'
      return isMeant ? { jobName: sendServiceStopOutcome.name, payload: { orderId }, subject: orderId } : null
    },
  }),
  watchMails(orderObject, {
    isMeant: moves('Status'),
    fields: ['Case_Type__c', 'Status'],
    toMail: ({ Case_Type__c, Status, id: orderId }) => {
      const isMeant = Case_Type__c === 'Stop_Service' && Status === 'Cancelled'
      return isMeant ? { jobName: sendServiceStopOutcome.name, payload: { orderId }, subject: orderId } : null
    },
  }),
]
