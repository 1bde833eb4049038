import { enqueueJob } from '@porchlight/jobs'
import type { CreditDecision } from '@porchlight/providers/credit'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { depositCap } from '../../../credit/rules/deposit-cap'
import { typicalUse } from '../../../credit/rules/deposit-typical-use'
import { readBrandLimits } from '../../../customer-service/operations/read-brand-limits'
import { lawOf } from '../../../customers/facts/law-by-place'
import { accountObject } from '../../../customers/objects/account/object'
import { contactObject } from '../../../customers/objects/contact/object'
import { readPlanRates } from '../../../plans/operations/plan-offer/read-plan-offers'
import { priceAtUse } from '../../../plans/rules/plan-price/price-at-use'
import { sendOrderLink } from '../action-services/send-order-link'
import { changeOrder, type OrderChange } from './change-order'
import { readOrderSignUp } from './order-sign-up'
import type { OrderWork } from './order-work'
import { make, openStep, write } from './order-writes'
import { requireIdentity } from './require-identity'
import { sendEnrollmentUpdate } from './send-update'

/** Checks the credit of an order that waits for it; the last four of a number are stored no longer than that. */
export async function checkCredit(services: PortalJobServices, order: OrderWork, now: Date): Promise<void> {
  if (order.creditStatus !== 'Waiting') return
  const lead = await readOrderSignUp(services, order.orderId)
  const { engine, systemViewer } = services
  const contact = await read(engine, systemViewer, contactObject, order.contactId, ['FirstName', 'LastName'])
  if (contact === null) return
  const decision = await services.credit.check({
    requestId: order.orderId,
    firstName: contact.FirstName ?? '',
    lastName: contact.LastName,
    postalCode: order.postalCode,
    numberLastFour: lead?.Identity_Last_Four__c ?? null,
  })
  const cap = await capOf(services, order)
  await changeOrder(services, order.orderId, async (present, transaction) => {
    if (present.status !== 'Pending' || present.creditStatus !== 'Waiting') return
    await storeCredit(transaction, present, decision, cap)
    if (decision.identity === 'unconfirmed') {
      await requireIdentity(transaction, present, services.identityRule, now)
    }
    if (lead?.Identity_Last_Four__c != null)
      await write(transaction, lead.id, { Identity_Last_Four__c: null })
  })
}

async function storeCredit(
  transaction: OrderChange,
  order: OrderWork,
  decision: CreditDecision,
  cap: number,
): Promise<void> {
  const { orderId } = order
  if (decision.kind === 'passed') {
    await write(transaction, orderId, { Credit_Status__c: 'Passed' })
    return
  }
  // Above the cap nothing is charged: staff look at it.
  const isAbove = decision.dollars > cap
  await make(transaction, 'Deposit__c', {
    Account__c: order.accountId,
    Order__c: orderId,
    Required_Amount__c: decision.dollars,
    Cap_Amount__c: cap,
    Paid_Amount__c: 0,
    Status__c: isAbove ? 'In_Review' : 'Due',
    Due_Date__c: order.requestedStart,
  })
  const responsible = isAbove ? 'Provider' : 'Customer'
  await openStep(transaction, order, { type: 'Deposit', responsible, order: 1 })
  await write(transaction, orderId, { Credit_Status__c: 'Deposit_Required' })
  const key = `credit ${orderId}`
  const { connection } = transaction
  if (isAbove) await enqueueJob(connection, sendEnrollmentUpdate.name, { orderId }, { key })
  else await enqueueJob(connection, sendOrderLink.name, { orderId, page: 'deposit' }, { key })
}

/**
 * The highest deposit that is charged without a look of staff, in dollars: the brand's part of the legal cap, by the typical use of a home in each month and the plan that was
 * chosen. 0 where no bill can be estimated, and where we know no law: then nothing is charged before staff have looked at
 * it.
 */
async function capOf(services: PortalJobServices, order: OrderWork): Promise<number> {
  const { planId, requestedStart, commodity, state } = order
  const law = lawOf({ state, commodity })?.depositCap
  const rates = planId === null ? null : await readPlanRates(services, planId)
  if (law === undefined || rates === null || requestedStart === null) return 0
  const bills = typicalUse[commodity].map((used) => priceAtUse(rates, used).bill)
  const account = await read(services.engine, services.systemViewer, accountObject, order.accountId, [
    'Account_Brand__c',
  ])
  const { engine, systemViewer } = services
  const limits = await readBrandLimits(engine, systemViewer, account?.Account_Brand__c ?? null)
  const cap = depositCap(bills, Number(requestedStart.slice(5, 7)), law)
  return Math.floor((cap * limits.Deposit_Cap_Percent__c) / 100) / 100
}
