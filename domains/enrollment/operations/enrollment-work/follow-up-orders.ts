import { defineJob, defineWalk, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { readBrandLimits } from '../../../customer-service/operations/read-brand-limits'
import { accountObject } from '../../../customers/objects/account/object'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { orderCancelled } from '../../mails/order-cancelled/mail'
import { orderReminder } from '../../mails/order-reminder/mail'
import { workStepObject } from '../../objects/work-step/object'
import { orderProgress, type Turn } from '../order-progress'
import { readOrder } from '../read-order'
import { changeOrder, type OrderChange } from './change-order'
import { advanceEnrollment } from './jobs'
import { type OrderWork, readOrderWork, type WorkStepRow } from './order-work'
import { endSteps, write } from './order-writes'

/**
 * Looks at the orders of which a step is past its day. One that waits for its customer: they are reminded, and the order
 * is cancelled when the days of grace are over. One that waits for us or the utility: operators are alarmed, and the
 * customer loses nothing. Each is dealt with once for each day, however often it is found.
 */
export const followUpOrders = defineWalk<PortalJobServices>({
  name: 'follow-up-orders',
  rowsAfter: ({ services: { engine, systemViewer }, now }, after, limit) =>
    keysAfter(engine, systemViewer, workStepObject, {
      where: { Follow_Up_On__c: { lte: localDay(now()) } },
      after,
      limit,
    }),
  // Of several steps of one order the first has all of them dealt with.
  work: async ({ services, now }, stepId) => {
    const { engine, systemViewer } = services
    const step = await read(engine, systemViewer, workStepObject, stepId, ['Order__c'])
    if (step !== null) await followUp(services, step.Order__c, now())
  },
})

/** Reminds the customer of an order that waits for them until the day `until`; not once it has gone on. */
export const sendOrderReminder = defineJob<
  { readonly orderId: string; readonly until: string },
  PortalJobServices
>({
  name: 'send-order-reminder',
  run: async ({ orderId, until }, { services, jobId, now }) => {
    const turn = await turnOf(services, orderId, localDay(now()))
    const order = turn === 'Customer' ? await readOrderWork(services, orderId) : null
    if (order === null) return
    await mailCustomer(services, jobId, orderReminder, {
      accountId: order.accountId,
      path: '/enrollment-status',
      values: ({ date }) => ({ date: date(until) }),
    })
  },
})

/** Tells the customer that an order was cancelled because a step stayed open. */
export const sendOrderCancelled = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-order-cancelled',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await readOrderWork(services, orderId)
    if (order === null || order.status !== 'Cancelled') return
    await mailCustomer(services, jobId, orderCancelled, {
      accountId: order.accountId,
      path: '/enrollment-status',
      values: () => ({}),
    })
  },
})

/** In the morning in Texas. */
export const followUpSchedules: readonly JobSchedule[] = [
  { name: 'daily-follow-up-orders', cron: '50 14 * * *', jobName: followUpOrders.name },
]

async function followUp(services: PortalJobServices, orderId: string, now: Date): Promise<void> {
  const today = localDay(now)
  await changeOrder(services, orderId, async (order, transaction) => {
    const due = order.steps.filter(({ followUpOn }) => followUpOn !== null && followUpOn <= today)
    if (due.length === 0) return
    // Orders that another system hands to the market are reminded of, and ended, by that one.
    const turn = order.marketStatus === null ? null : await turnOf(transaction, orderId, today)
    const reminds = turn === 'Customer'
    if (reminds && due.every(wasReminded)) return cancel(transaction, order, now)
    const { engine, systemViewer } = transaction
    const account = await read(engine, systemViewer, accountObject, order.accountId, ['Account_Brand__c'])
    const limits = await readBrandLimits(engine, systemViewer, account?.Account_Brand__c ?? null)
    const until = addDays(today, limits.Order_Grace_Days__c)
    for (const { id } of due) {
      await write(transaction, id, { Put_Off_To__c: until, ...(reminds ? { Reminded_On__c: today } : {}) })
    }
    if (reminds) {
      const payload = { orderId, until }
      const key = `${orderId} ${today}`
      await enqueueJob(transaction.connection, sendOrderReminder.name, payload, { key })
    } else if (turn !== null) {
      services.alarm('enrollment.step-late', { orderId, steps: due.map(({ type }) => type).join() })
    }
  })
}

/** Whether the customer was reminded of a step on its present day or later. */
function wasReminded({ remindedOn, due }: WorkStepRow): boolean {
  return remindedOn !== null && due !== null && remindedOn >= due
}

/**
 * For whom an order waits; null for one that is final, or none. While a step waits for us it is not for the customer to
 * choose another day.
 */
async function turnOf(
  reader: Pick<OrderChange, 'engine' | 'systemViewer'>,
  orderId: string,
  today: string,
): Promise<Turn | null> {
  const order = await readOrder(reader, reader.systemViewer, orderId)
  if (order === null) return null
  const { next, steps } = orderProgress(order.facts, today)
  if (next === null) return null
  const open = steps.filter(({ state }) => state === 'now' || state === 'open').map(({ turn }) => turn)
  return open.find((turn) => turn === 'Customer') ?? open.find((turn) => turn === 'Provider') ?? next.turn
}

/** Ends an order of which a step stayed open; it is taken back from the market, and its deposit goes back. */
async function cancel(transaction: OrderChange, order: OrderWork, now: Date): Promise<void> {
  const { connection } = transaction
  const payload = { orderId: order.orderId }
  await endSteps(transaction, order, 'Not Applicable', now)
  await write(transaction, order.orderId, {
    Status: 'Cancelled',
    Cancellation_Reason__c: 'Blocker_Unsettled',
  })
  await enqueueJob(connection, sendOrderCancelled.name, payload, { key: order.orderId })
  await enqueueJob(connection, advanceEnrollment.name, payload, { key: `cancelled ${order.orderId}` })
}
