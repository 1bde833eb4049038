import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { takenPlanFields, takenPlanName } from '../../../plans/facts/plan-name'
import { planChangeConfirmation } from '../../mails/plan-change-confirmation/mail'
import { orderObject } from '../../objects/order/object'

/** Mails the confirmation of a change of plan: its number, its day, what it costs, and until when it can be undone. */
export const sendPlanChangeConfirmation = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-plan-change-confirmation',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'AccountId',
      'Confirmation_Number__c',
      'Confirmed_Start_Date__c',
      'Early_Termination_Fee__c',
      ...takenPlanFields,
      'Rescission_End_Date__c',
      'Status',
    ])
    // One that has been undone is no longer confirmed.
    if (order === null || order.AccountId === null || order.Status === 'Cancelled') return
    await mailCustomer(services, jobId, planChangeConfirmation, {
      accountId: order.AccountId,
      path: `/orders/${orderId}`,
      values: ({ date, money }, language) => ({
        confirmationNumber: order.Confirmation_Number__c,
        plan: takenPlanName(order, language) ?? '',
        date: date(order.Confirmed_Start_Date__c ?? ''),
        fee: money(order.Early_Termination_Fee__c ?? 0),
        undoUntil: date(order.Rescission_End_Date__c ?? ''),
      }),
    })
  },
})
