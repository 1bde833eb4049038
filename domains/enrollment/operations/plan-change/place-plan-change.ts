import { fail } from '@porchlight/errors'
import { recordTypeIdOf } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { create, update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { accountObject } from '../../../customers/objects/account/object'
import { recordConsent } from '../../../customers/operations/consents/record-consent'
import { localDay } from '../../../customers/rules/calendar-day'
import { type PlanChangeTerms, planChangeUndoEnd } from '../../../customers/rules/plan-change-terms'
import { orderObject } from '../../objects/order/object'
import { requirePlanIdOf } from '../sign-up/sign-up-plan'
import { findOpenPlanChange } from './open-plan-change'
import { planChangeVersion } from './plan-change-authorizations'
import { authorizationsOfChange, type PossiblePlanChange } from './read-plan-change'
import { sendPlanChangeConfirmation } from './send-plan-change-confirmation'

/**
 * Orders another plan for an account, with its consents, in one transaction; returns the order's id. Two concurrent
 * presses run one after the other, and the second gets the order of the first. Errors: `planChangeUnderWay` while the
 * account waits for another plan.
 */
export async function placePlanChange(
  context: MethodContext,
  change: PossiblePlanChange,
  terms: PlanChangeTerms,
  textLanguage: 'en' | 'es',
): Promise<string> {
  const { systemViewer } = context
  const { accountId } = change.account
  return context.engine.inOneTransaction(async (engine, within) => {
    await within.query(lockStatement('order'), [`plan change ${accountId}`])
    const inside = { ...context, engine }
    const planId = await requirePlanIdOf(inside, change.plan.code, change.account.brand)
    const open = await findOpenPlanChange(engine, systemViewer, accountId)
    if (open !== null) {
      if (open.Plan__c !== planId) throw fail('planChangeUnderWay')
      return open.id
    }
    const orderId = await createOrder(inside, change, terms, planId)
    for (const { consentType, text } of authorizationsOfChange(change, terms, textLanguage)) {
      await recordConsent(inside, {
        contactId: change.account.contactId,
        accountId,
        type: consentType,
        action: 'Given',
        channel: 'Portal',
        text,
        version: planChangeVersion,
        language: textLanguage,
        at: context.now(),
        networkAddress: context.clientAddress,
      })
    }
    await context.enqueue(sendPlanChangeConfirmation.name, { orderId }, { key: orderId, within })
    return orderId
  })
}

/** Its day is ours to confirm, so the order waits for nothing but that; the market has no part in it. */
async function createOrder(
  { engine, systemViewer, now }: MethodContext & { readonly engine: RecordEngine },
  { account, plan }: PossiblePlanChange,
  { startDate, earlyTerminationFee }: PlanChangeTerms,
  planId: string,
): Promise<string> {
  const present = await read(engine, systemViewer, accountObject, account.accountId, [
    'Plan__c',
    'Plan_Name__c',
    'Utility__c',
    'Service_Street__c',
    'Service_City__c',
    'Service_State__c',
    'Service_Postal_Code__c',
  ])
  if (present === null) throw fail('notFound')
  const { id: _account, Plan__c, Plan_Name__c, ...place } = present
  const orderId = await create(engine, systemViewer, orderObject, {
    AccountId: account.accountId,
    RecordTypeId: recordTypeIdOf('Order', 'Plan_Change'),
    Case_Type__c: 'Plan_Change',
    Requested_Start_Date__c: startDate,
    Confirmed_Start_Date__c: startDate,
    Rescission_End_Date__c: planChangeUndoEnd(localDay(now()), startDate),
    Plan_Name__c: plan.name,
    Plan__c: planId,
    Previous_Plan__c: Plan__c,
    Previous_Plan_Name__c: Plan_Name__c,
    Early_Termination_Fee__c: earlyTerminationFee,
    ...place,
  })
  await update(engine, systemViewer, orderObject, orderId, { Stage__c: 'Processing' })
  return orderId
}
