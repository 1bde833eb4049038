import { ProviderFailure } from '@porchlight/providers/failure'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { localDay } from '../../../customers/rules/calendar-day'
import { startDateRefusal } from '../../objects/order/start-dates'
import { endService } from '../service-stop/end-service'
import { applyMarketEvent } from './apply-market-answer'
import { changeOrder } from './change-order'
import { checkCredit } from './check-credit'
import { contractOfStart } from './contract-of-plan'
import { holdKnownPerson, joinKnownPerson } from './known-person'
import { isOpenStep, type OrderWork, readOrderWork } from './order-work'
import { endSteps, write } from './order-writes'
import { requireIdentity } from './require-identity'

const unsent: readonly (string | null)[] = ['Not_Sent', 'Unavailable']
const withMarket: readonly (string | null)[] = ['Sent', 'Accepted', 'Confirmed']

/** Further work on a pending order, from a domain that comes after this one. */
export type OrderCheck = (services: PortalJobServices, order: OrderWork, now: Date) => Promise<void>

/**
 * Advances an order as far as it can go now: credit check, market, date, first or last day of service; withdraws a
 * cancelled one from the market. Idempotent and safe to run at any time: each part checks the current state.
 *
 * @throws ProviderFailure while an outside service does not respond: the job retries
 */
export async function advanceOrder(
  services: PortalJobServices,
  orderId: string,
  now: Date,
  checks: readonly OrderCheck[],
): Promise<void> {
  const order = await readOrderWork(services, orderId)
  if (order === null || order.marketStatus === null) return
  if (order.status === 'Cancelled') return withdraw(services, order, now)
  if (order.status !== 'Pending') return
  if (order.caseType === 'Stop_Service') return advanceStop(services, order, now)
  if (unsent.includes(order.marketStatus)) {
    if (await holdKnownPerson(services, order, now)) return
    await joinKnownPerson(services, order)
    await checkCredit(services, order, now)
    await applyIdentityRule(services, orderId, now)
    await runChecks(services, orderId, checks, now)
    const checked = await readOrderWork(services, orderId)
    if (checked !== null) await submit(services, checked, now)
    return
  }
  await runChecks(services, orderId, checks, now)
  await moveDate(services, order)
  for (const event of await services.market.events(orderId)) await applyMarketEvent(services, event, now)
  await activate(services, orderId, now)
}

/** The end of service depends only on the market: no credit check, no identity, no debt. */
async function advanceStop(services: PortalJobServices, order: OrderWork, now: Date): Promise<void> {
  if (unsent.includes(order.marketStatus)) return submit(services, order, now)
  const { orderId } = order
  for (const event of await services.market.events(orderId)) await applyMarketEvent(services, event, now)
  await endService(services, orderId, now)
}

async function runChecks(
  services: PortalJobServices,
  orderId: string,
  checks: readonly OrderCheck[],
  now: Date,
): Promise<void> {
  for (const check of checks) {
    const order = await readOrderWork(services, orderId)
    if (order !== null) await check(services, order, now)
  }
}

/** Everybody confirms who they are where the retailer's rule wants it, whatever the credit check found. */
async function applyIdentityRule(services: PortalJobServices, orderId: string, now: Date): Promise<void> {
  const { identityRule } = services
  if (identityRule.when !== 'always') return
  await changeOrder(services, orderId, async (present, transaction) => {
    if (present.status === 'Pending') await requireIdentity(transaction, present, identityRule, now)
  })
}

/** Submits the order to the market once nothing blocks it and its day is still possible. */
async function submit(services: PortalJobServices, order: OrderWork, now: Date): Promise<void> {
  const { orderId, requestedStart, caseType } = order
  const isBlocked = order.steps.some((step) => step.type !== 'Utility' && isOpenStep(step))
  if (order.status !== 'Pending' || !unsent.includes(order.marketStatus) || isBlocked) return
  if (requestedStart === null) return
  // A stop is submitted even when late: the market then sets the day, and the customer need not request it again.
  const isStop = caseType === 'Stop_Service'
  if (!isStop && startDateRefusal(caseType, requestedStart, localDay(now)) !== null) return
  const firstStart = await noteFirstStart(services, orderId, requestedStart)
  try {
    await services.market.submit({
      requestId: orderId,
      kind: caseType === 'Stop_Service' ? 'Move_Out' : caseType,
      commodity: order.commodity,
      utilityName: order.utilityName,
      customerName: order.customerName,
      servicePoint: order.servicePoint,
      street: order.street,
      city: order.city,
      state: order.state,
      postalCode: order.postalCode,
      startDate: requestedStart,
    })
    // An earlier attempt may have arrived, and submitting twice results in one order: that of the day before.
    if (firstStart !== requestedStart) await services.market.redate(orderId, requestedStart)
  } catch (error) {
    if (error instanceof ProviderFailure) await noteAbsence(services, orderId)
    throw error
  }
  await changeOrder(services, orderId, async (present, transaction) => {
    if (!unsent.includes(present.marketStatus)) return
    await write(transaction, orderId, {
      Market_Status__c: 'Sent',
      Market_Start_Date__c: requestedStart,
      ...(present.status === 'Pending' && present.stage === 'Submission' ? { Stage__c: 'Processing' } : {}),
    })
    const utility = present.steps.find(({ type, status }) => type === 'Utility' && status === 'New')
    if (utility !== undefined) await write(transaction, utility.id, { Status: 'In Progress' })
  })
}

/** The day of the first attempt to hand the order over, whose answer may be lost: `start` where this is the first. */
async function noteFirstStart(services: PortalJobServices, orderId: string, start: string): Promise<string> {
  let first = start
  await changeOrder(services, orderId, async (present, transaction) => {
    if (present.marketStart === null) await write(transaction, orderId, { Market_Start_Date__c: start })
    else first = present.marketStart
  })
  return first
}

/** Records on the order that the market does not respond; the order otherwise stays as it is. */
async function noteAbsence(services: PortalJobServices, orderId: string): Promise<void> {
  await changeOrder(services, orderId, async (present, transaction) => {
    if (present.marketStatus === 'Not_Sent') {
      await write(transaction, orderId, { Market_Status__c: 'Unavailable' })
    }
  })
}

/** Tells the market of another day; the confirmation of the one before does not count any more. */
async function moveDate(services: PortalJobServices, order: OrderWork): Promise<void> {
  const { orderId, requestedStart, marketStart } = order
  if (requestedStart === null || requestedStart === marketStart) return
  await services.market.redate(orderId, requestedStart)
  await changeOrder(services, orderId, async (present, transaction) => {
    if (!withMarket.includes(present.marketStatus)) return
    await write(transaction, orderId, {
      Market_Start_Date__c: requestedStart,
      ...(present.marketStatus === 'Confirmed' ? { Market_Status__c: 'Accepted' } : {}),
    })
  })
}

/** Completes an order whose day is confirmed once nothing is open any more, and begins its service on that day. */
async function activate(services: PortalJobServices, orderId: string, now: Date): Promise<void> {
  const today = localDay(now)
  await changeOrder(services, orderId, async (order, transaction) => {
    const { confirmedStart, marketStatus, marketStart, requestedStart } = order
    const isSettled = marketStatus === 'Confirmed' && marketStart === requestedStart
    if (order.status !== 'Pending' || !isSettled || order.steps.some(isOpenStep)) return
    if (confirmedStart === null) return
    if (order.stage === 'Processing') await write(transaction, orderId, { Stage__c: 'Complete' })
    if (confirmedStart > today) return
    await write(transaction, orderId, { Status: 'Active' })
    if (order.accountStatus === 'Pending') {
      const fields = {
        Status__c: 'Active',
        ...(await contractOfStart(transaction, order, confirmedStart)),
      }
      await write(transaction, order.accountId, fields)
    }
  })
}

/** Withdraws a cancelled order from the market and ends its account; after a stop of service the account continues. */
async function withdraw(services: PortalJobServices, order: OrderWork, now: Date): Promise<void> {
  const { orderId, marketStatus } = order
  if (!unsent.includes(marketStatus) && !withMarket.includes(marketStatus)) return
  // For an order submitted without a response, no one knows whether it arrived.
  const mayHaveArrived = withMarket.includes(marketStatus) || order.marketStart !== null
  if (mayHaveArrived) await services.market.cancel(orderId)
  await changeOrder(services, orderId, async (present, transaction) => {
    if (present.marketStatus !== marketStatus) return
    await endSteps(transaction, present, 'Not Applicable', now)
    await write(transaction, orderId, { Market_Status__c: 'Withdrawn' })
    if (present.caseType === 'Stop_Service') return
    const ended = { Pending: 'Cancelled', Active: 'Closed' }[present.accountStatus ?? '']
    if (ended !== undefined) await write(transaction, present.accountId, { Status__c: ended })
  })
}
