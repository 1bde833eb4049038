import type { Formatter, Language } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { type MailWatch, moves, watchMails } from '../../../customers/operations/changes/mail-watch'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { takenPlanFields, takenPlanName } from '../../../plans/facts/plan-name'
import { planChangeApplied } from '../../mails/plan-change-applied/mail'
import { planChangeUndone } from '../../mails/plan-change-undone/mail'
import { orderObject } from '../../objects/order/object'

/** Mails the customer that their new plan applies, or that the change was undone and which plan the home has. */
export const sendPlanChangeOutcome = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-plan-change-outcome',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'Status',
      'AccountId',
      ...takenPlanFields,
      'Confirmed_Start_Date__c',
      'Account.Status__c',
      'Account.Plan_Name__c',
      'Account.Plan__r.Name',
      'Account.Plan__r.Name_ES__c',
      'Account.Service_Street__c',
    ])
    // The end of the service, which cancels an open change, has its own mail.
    if (order === null || order.AccountId === null || order['Account.Status__c'] !== 'Active') return
    const { AccountId: accountId } = order
    const presentPlan = {
      Plan_Name__c: order['Account.Plan_Name__c'],
      'Plan__r.Name': order['Account.Plan__r.Name'],
      'Plan__r.Name_ES__c': order['Account.Plan__r.Name_ES__c'],
    }
    const path = `/accounts/${accountId}`
    const address = order['Account.Service_Street__c'] ?? ''
    if (order.Status === 'Active') {
      await mailCustomer(services, jobId, planChangeApplied, {
        accountId,
        path,
        values: ({ date }, language) => ({
          address,
          plan: takenPlanName(order, language) ?? '',
          date: date(order.Confirmed_Start_Date__c ?? ''),
        }),
      })
    }
    if (order.Status === 'Cancelled') {
      const values = (_format: Formatter, language: Language) => ({
        address,
        plan: takenPlanName(presentPlan, language) ?? '',
        undone: takenPlanName(order, language) ?? '',
      })
      await mailCustomer(services, jobId, planChangeUndone, { accountId, path, values })
    }
  },
})

/** Changes of plan that apply, or are undone by the customer or staff. */
export const planChangeMailWatches: readonly MailWatch[] = [
  watchMails(orderObject, {
    isMeant: moves('Status'),
    fields: ['Case_Type__c', 'Status'],
    toMail: ({ Case_Type__c: caseType, Status: status, id: orderId }) => {
      const isMeant = caseType === 'Plan_Change' && (status === 'Active' || status === 'Cancelled')
      return isMeant ? { jobName: sendPlanChangeOutcome.name, payload: { orderId }, subject: orderId } : null
    },
  }),
]
