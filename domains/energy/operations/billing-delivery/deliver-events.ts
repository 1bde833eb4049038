import { defineJob, type JobSchedule } from '@porchlight/jobs'
import type { BillingEvent, BillingPort } from '@porchlight/providers/billing'
import { ProviderFailure } from '@porchlight/providers/failure'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../../customers/objects/account/object'
import {
  type LeasedAccount,
  leaseNextAccount,
  minutesOfOldestEvent,
  nextEventsOf,
  postponeAccount,
  releaseAccount,
  settleEvents,
} from './outbox'
import { type DeliveryServices, refuseEvent } from './refuse-event'

/** Accounts that one run delivers side by side: the gateway's answers are what takes time. */
const lanes = 4

/** The next run comes after a minute. */
const longestRunMs = 50_000

/** After so many accounts in a row the gateway is taken to be away, and the run leaves the others for the next one. */
const mostFailuresInARow = 5

/** Operators are notified of events that have waited for longer. */
const lateMinutes = 60

interface Delivery {
  readonly services: DeliveryServices
  readonly billing: BillingPort
  readonly now: () => Date
}

/**
 * Delivers events to the billing system, the account first that has been due the longest. Events of an account arrive in
 * their order, and an event that was sent by a process which died is sent again with its key. An account that cannot be
 * delivered waits, longer each time, and holds up no other.
 */
export const deliverBillingEvents = defineJob<{ readonly scheduledFor?: string }, DeliveryServices>({
  name: 'deliver-billing-events',
  run: async (_payload, { services, now, signal }) => {
    const { billing, pool } = services
    if (billing === null) return
    const until = now().getTime() + longestRunMs
    let failures = 0
    const mayGoOn = () => !signal.aborted && failures < mostFailuresInARow && now().getTime() < until
    const deliverInTurn = async () => {
      while (mayGoOn()) {
        const account = await leaseNextAccount(pool, now())
        if (account === null) return
        failures = (await deliverAccount({ services, billing, now }, account)) ? 0 : failures + 1
      }
    }
    await Promise.all(Array.from({ length: lanes }, deliverInTurn))
  },
})

/** Notifies operators while events wait for longer than an hour. */
export const reportLateBillingEvents = defineJob<{ readonly scheduledFor?: string }, DeliveryServices>({
  name: 'report-late-billing-events',
  run: async (_payload, { services, now }) => {
    const minutes = await minutesOfOldestEvent(services.pool, now())
    if (minutes !== null && minutes >= lateMinutes) services.alarm('billing.events-late', { minutes })
  },
})

export const billingDeliverySchedules: readonly JobSchedule[] = [
  { name: 'deliver-billing-events', cron: '* * * * *', jobName: deliverBillingEvents.name },
  { name: 'report-late-billing-events', cron: '5 * * * *', jobName: reportLateBillingEvents.name },
]

/** Delivers the account's next events and releases it; false when the billing system does not respond. */
async function deliverAccount(delivery: Delivery, leased: LeasedAccount): Promise<boolean> {
  const { services, now } = delivery
  const { engine, pool, systemViewer } = services
  const waiting = await nextEventsOf(pool, leased)
  const account = await read(engine, systemViewer, accountObject, leased.accountId, ['AccountNumber'])
  const accountNumber = account?.AccountNumber ?? ''
  try {
    await deliverEvents(
      delivery,
      leased,
      waiting.map((event) => ({ ...event, accountNumber })),
    )
    await releaseAccount(pool, leased, now())
    return true
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    await postponeAccount(pool, leased, now())
    return false
  }
}

/**
 * Sends the events in one call. If it is rejected, they are sent one by one, which identifies the event at fault: that
 * one becomes a case, and those after it are still delivered, because each states its resulting state.
 */
async function deliverEvents(
  delivery: Delivery,
  leased: LeasedAccount,
  events: readonly BillingEvent[],
): Promise<void> {
  const { services, billing, now } = delivery
  const last = events.at(-1)
  if (last === undefined) return
  const receipt = await billing.deliver(events)
  if (receipt.kind === 'accepted') {
    await settleEvents(services.pool, leased, { through: last.sequence, refusedWith: null, now: now() })
  } else if (events.length === 1) {
    await refuseEvent(delivery, leased, last, receipt.status)
  } else {
    for (const event of events) await deliverEvents(delivery, leased, [event])
  }
}
