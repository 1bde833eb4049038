import { defineWalk, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { accountObject } from '../../../customers/objects/account/object'
import { localDay } from '../../../customers/rules/calendar-day'
import { orderObject } from '../../objects/order/object'
import { changeOrder, type OrderChange } from '../enrollment-work/change-order'
import { contractOfPlan } from '../enrollment-work/contract-of-plan'
import type { OrderWork } from '../enrollment-work/order-work'
import { write } from '../enrollment-work/order-writes'

/** Gives accounts the plans whose day has come, each once. */
export const applyPlanChanges = defineWalk<PortalJobServices>({
  name: 'apply-plan-changes',
  rowsAfter: ({ services: { engine, systemViewer }, now }, after, limit) =>
    keysAfter(engine, systemViewer, orderObject, {
      where: {
        Case_Type__c: 'Plan_Change',
        Status: 'Pending',
        Confirmed_Start_Date__c: { lte: localDay(now()) },
      },
      after,
      limit,
    }),
  work: ({ services, now }, orderId) =>
    changeOrder(services, orderId, (order, transaction) => apply(transaction, order, localDay(now()))),
})

/** Every hour, so that a plan applies from early on its first day in Texas. */
export const planChangeSchedules: readonly JobSchedule[] = [
  { name: 'hourly-apply-plan-changes', cron: '5 * * * *', jobName: applyPlanChanges.name },
]

/**
 * Gives the account the plan with a contract from its day on. The contract that it had stays with the order, for the
 * change to be undone. An account without service any more needs no plan.
 */
async function apply(transaction: OrderChange, order: OrderWork, today: string): Promise<void> {
  const { orderId, accountId, confirmedStart, planId } = order
  if (!order.isPlanChange || order.status !== 'Pending') return
  if (confirmedStart === null || confirmedStart > today) return
  if (order.accountStatus !== 'Active') {
    await write(transaction, orderId, { Status: 'Cancelled', Cancellation_Reason__c: 'Service_Ended' })
    return
  }
  const { engine, systemViewer } = transaction
  const present = await read(engine, systemViewer, accountObject, accountId, [
    'Plan__c',
    'Plan_Name__c',
    'Contract_Start_Date__c',
    'Contract_End_Date__c',
    'Contract_Term_Months__c',
  ])
  const chosen = await read(engine, systemViewer, orderObject, orderId, ['Plan_Name__c'])
  if (present === null || chosen === null) return
  await update(engine, systemViewer, orderObject, orderId, {
    Stage__c: 'Complete',
    Status: 'Active',
    Previous_Plan__c: present.Plan__c,
    Previous_Plan_Name__c: present.Plan_Name__c,
    Previous_Contract_Start__c: present.Contract_Start_Date__c,
    Previous_Contract_End__c: present.Contract_End_Date__c,
    Previous_Contract_Term__c: present.Contract_Term_Months__c,
  })
  const contract = await contractOfPlan(transaction, planId, confirmedStart)
  const fields = { Plan__c: planId, Plan_Name__c: chosen.Plan_Name__c, ...contract }
  await write(transaction, accountId, fields)
}
