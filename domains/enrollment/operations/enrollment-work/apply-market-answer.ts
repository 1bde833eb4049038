import { enqueueJob, onceOnly } from '@porchlight/jobs'
import type { MarketAnswer, MarketEvent } from '@porchlight/providers/market'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { localDay } from '../../../customers/rules/calendar-day'
import { openRejectedStopCase } from '../service-stop/rejected-stop-case'
import { changeOrder, type OrderChange } from './change-order'
import { openMarketCase } from './market-case'
import { isOpenStep, type OrderWork } from './order-work'
import { endSteps, write } from './order-writes'
import { type NoticeType, placeNotice } from './place-notice'
import { sendEnrollmentUpdate } from './send-update'

/**
 * Writes an event of the market to an order, each event once, however often and through whichever channel it arrives.
 * An event that no longer fits the state, such as an acceptance after the date, changes nothing.
 */
export async function applyMarketEvent(
  services: PortalJobServices,
  { eventId, requestId, answer }: MarketEvent,
  now: Date,
): Promise<void> {
  await changeOrder(services, requestId, async (order, transaction) => {
    await onceOnly(transaction.connection, `market ${eventId}`, async () => {
      const isChange = await apply(transaction, order, answer, now)
      // A stop of service has its own mails, by the resulting state of the order.
      if (!isChange || order.caseType === 'Stop_Service') return
      const { orderId } = order
      await enqueueJob(transaction.connection, sendEnrollmentUpdate.name, { orderId }, { key: eventId })
    })
  })
}

const underWay: readonly (string | null)[] = ['Sent', 'Accepted', 'Confirmed']

const answersOfStops: readonly MarketAnswer['kind'][] = ['accepted', 'dateConfirmed', 'rejected']

/** Writes an answer; whether the customer is to hear of it. */
async function apply(
  transaction: OrderChange,
  order: OrderWork,
  answer: MarketAnswer,
  now: Date,
): Promise<boolean> {
  // A matter that staff have to settle remains one, regardless of the order's state since.
  if (answer.kind === 'staffNeeded') {
    await openMarketCase(transaction, order, answer)
    return false
  }
  const isOpen = order.status === 'Pending' && underWay.includes(order.marketStatus)
  if (!isOpen) return false
  // Holds and balances only block a start.
  if (order.caseType === 'Stop_Service' && !answersOfStops.includes(answer.kind)) return false
  switch (answer.kind) {
    case 'accepted':
      if (order.marketStatus === 'Sent') {
        await write(transaction, order.orderId, { Market_Status__c: 'Accepted' })
      }
      return false
    case 'dateConfirmed':
      return confirmDate(transaction, order, answer.date, now)
    case 'rejected':
      await reject(transaction, order, answer.reason, now)
      return true
    case 'holdPlaced':
      return reportNotice(transaction, order, 'Switch_Hold', answer, now)
    case 'balanceReported':
      return reportNotice(transaction, order, 'Outstanding_Balance', answer, now)
    // The customer hears of the notice that it settles.
    case 'holdLifted':
      await settleNotices(transaction, order, 'Switch_Hold', 'Utility_Released', now)
      return false
    case 'balanceSettled':
      await settleNotices(transaction, order, 'Outstanding_Balance', 'Payment_Posted', now)
      return false
  }
}

/**
 * A day counts when it is the requested one, or a later one that the market names instead. One that the
 * customer has since rescheduled does not.
 */
async function confirmDate(transaction: OrderChange, order: OrderWork, date: string, now: Date) {
  const { requestedStart, marketStart, marketStatus } = order
  const isRequested = date === requestedStart
  const isLater = requestedStart !== null && requestedStart === marketStart && date > requestedStart
  if (marketStatus === 'Confirmed' || !(isRequested || isLater)) return false
  await endSteps(transaction, order, 'Completed', now, (type) => type === 'Utility')
  const waits = order.steps.some((step) => step.type !== 'Utility' && isOpenStep(step))
  await write(transaction, order.orderId, {
    Market_Status__c: 'Confirmed',
    Confirmed_Start_Date__c: date,
    ...(order.stage === 'Processing' && !waits ? { Stage__c: 'Complete' } : {}),
  })
  return true
}

async function reject(transaction: OrderChange, order: OrderWork, reason: string, now: Date): Promise<void> {
  await endSteps(transaction, order, 'Not Applicable', now)
  await write(transaction, order.orderId, {
    Status: 'Cancelled',
    Cancellation_Reason__c: reason,
    Market_Status__c: 'Rejected',
  })
  await openRejectedStopCase(transaction, order)
  if (order.accountStatus === 'Pending') await write(transaction, order.accountId, { Status__c: 'Cancelled' })
}

async function reportNotice(
  transaction: OrderChange,
  order: OrderWork,
  type: NoticeType,
  placed: Parameters<typeof placeNotice>[3],
  now: Date,
): Promise<boolean> {
  if ((await openNotices(transaction, order, type)).length > 0) return false
  await placeNotice(transaction, order, type, placed, now)
  return true
}

async function settleNotices(
  transaction: OrderChange,
  order: OrderWork,
  type: NoticeType,
  evidence: 'Utility_Released' | 'Payment_Posted',
  now: Date,
): Promise<void> {
  for (const { id } of await openNotices(transaction, order, type)) {
    await write(transaction, id, {
      Status__c: 'Resolved',
      Evidence__c: evidence,
      Resolved_Date__c: localDay(now),
    })
  }
}

function openNotices({ engine, systemViewer }: OrderChange, { orderId }: OrderWork, type: NoticeType) {
  return firstRecords(engine, systemViewer, {
    objectApiName: 'Notice__c',
    selection: { fields: [], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'Order__c', operator: 'eq', value: orderId },
        { kind: 'compare', field: 'Notice_Type__c', operator: 'eq', value: type },
        { kind: 'compare', field: 'Status__c', operator: 'ne', value: 'Resolved' },
      ],
    },
    orderings: [],
    pageSize: 50,
  })
}
