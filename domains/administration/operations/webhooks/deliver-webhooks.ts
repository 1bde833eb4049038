import { isPorchlightError } from '@porchlight/errors'
import { defineJob, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { userObject } from '../../../customers/objects/user/object'
import {
  advancePosition,
  type LeasedSubscription,
  leaseNextSubscription,
  maxFailingMs,
  type ReadAfreshReason,
  releaseLease,
  scheduleRetry,
  startOverAt,
  stopSubscription,
  type WebhookEvent,
} from './delivery-state'
import { sendToReceiver } from './send-to-receiver'
import { sendWebhookStopped } from './send-webhook-stopped'

/** The number of receivers that one run serves in parallel: most time is spent waiting for them. */
const concurrency = 4

/** The next run comes after a minute. */
const maxRunMs = 50_000

/** How long one receiver is served before the others have their turn. */
const maxTurnMs = 10_000

/** A receiver that is up to date is not checked again within the same run. */
const idleMs = 30_000

/** The maximum number of events in one request. */
const maxEventsPerRequest = 200

/** The maximum number of administrators who are notified that a subscription was switched off. */
const maxNotified = 20

/** Why a subscription whose user may no longer sign in is switched off. */
const userGone = 'userGone'

const changeTypes = { create: 'created', update: 'updated', delete: 'deleted' } as const

interface Delivery {
  readonly services: PortalJobServices
  readonly now: () => Date
  readonly canContinue: () => boolean
}

/** The next events to send, and the position after them once they are accepted. */
interface Batch {
  readonly events: readonly WebhookEvent[]
  readonly position: string
  readonly isCaughtUp: boolean
}

/**
 * Notifies the receivers of programs of changes, each as its user may see them at that moment, in the order of each record.
 * What was sent by a process that died is sent again. A receiver that does not accept its events waits, longer each time, and
 * holds up no other.
 */
export const deliverWebhooks = defineJob<{ readonly scheduledFor?: string }, PortalJobServices>({
  name: 'deliver-webhooks',
  run: async (_payload, { services, now, signal }) => {
    const until = now().getTime() + maxRunMs
    const canContinue = () => !signal.aborted && now().getTime() < until
    const deliverNext = async () => {
      while (canContinue()) {
        const leased = await leaseNextSubscription(services.pool, now())
        if (leased === null) return
        await deliverTurn({ services, now, canContinue }, leased)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, deliverNext))
  },
})

export const webhookSchedules: readonly JobSchedule[] = [
  { name: 'deliver-webhooks', cron: '* * * * *', jobName: deliverWebhooks.name },
]

/** Sends one subscription its pending events, for one turn. */
async function deliverTurn(delivery: Delivery, leased: LeasedSubscription): Promise<void> {
  const { services, now, canContinue } = delivery
  const { pool } = services
  const turnEndsAt = now().getTime() + maxTurnMs
  for (let current = leased; ; ) {
    const viewer = await services.viewerOfUser(current.userId)
    if (viewer === null) return stopDelivery(delivery, current.id, userGone)
    const batch = await readNextBatch(delivery, current, viewer)
    if (batch === null) return
    const wasSent = batch.events.length > 0
    const failure = wasSent ? await sendToReceiver(services, current, batch.events, now()) : null
    if (failure !== null) {
      const since = await scheduleRetry(pool, current, { failure, now: now() })
      const hasExpired = since !== null && now().getTime() - since.getTime() >= maxFailingMs
      return hasExpired ? stopDelivery(delivery, current.id, failure) : undefined
    }
    const { position, isCaughtUp } = batch
    if (!(await advancePosition(pool, current, { position, wasSent, now: now() }))) return
    if (isCaughtUp) return releaseLease(pool, current, new Date(now().getTime() + idleMs))
    if (!canContinue() || now().getTime() >= turnEndsAt) return releaseLease(pool, current, now())
    current = { ...current, position, pending: null }
  }
}

/** Reads the viewer's next events; null when another run now has the subscription. */
async function readNextBatch(
  { services, now }: Delivery,
  leased: LeasedSubscription,
  viewer: Viewer,
): Promise<Batch | null> {
  const { engine, pool } = services
  const { position, pending, objectApiNames } = leased
  const startOver = async (reason: ReadAfreshReason): Promise<Batch | null> => {
    const present = await engine.readVisibleChanges(viewer, { after: null, limit: 1 })
    const start = { position: present.position, reason, now: now() }
    const event = await startOverAt(pool, leased, start)
    return event === null ? null : { events: [event], position: present.position, isCaughtUp: false }
  }
  if (position === null) return startOver('begins')
  if (pending !== null) return { events: [pending], position, isCaughtUp: false }
  try {
    const page = await engine.readVisibleChanges(viewer, { after: position, limit: maxEventsPerRequest })
    const events = page.changes
      .filter(({ objectApiName }) => objectApiNames.length === 0 || objectApiNames.includes(objectApiName))
      .map(({ id, objectApiName, recordId, kind, fields, occurredAt }) => {
        return { id, objectApiName, recordId, changeType: changeTypes[kind], fields, at: occurredAt }
      })
    return { events, position: page.position, isCaughtUp: page.isCaughtUp }
  } catch (error) {
    if (isPorchlightError(error, 'changesExpired')) return startOver('changesExpired')
    if (isPorchlightError(error, 'invalidChangePosition')) return startOver('rightsChanged')
    throw error
  }
}

/** Switches the subscription off and notifies administrators, both or neither. */
async function stopDelivery({ services, now }: Delivery, id: string, failure: string): Promise<void> {
  const { engine, systemViewer, alarm } = services
  const stoppedAt = now()
  const isStopped = await engine.inOneTransaction(async (innerEngine, connection) => {
    if (!(await stopSubscription(connection, id, { failure, now: stoppedAt }))) return false
    const administrators = await list(innerEngine, systemViewer, userObject, {
      fields: ['Username'],
      where: { Portal_Role__c: 'Admin', IsActive: true },
      orderedBy: ['Username'],
      limit: maxNotified,
    })
    for (const { id: userId } of administrators) {
      const payload = { subscriptionId: id, userId, stoppedAt: stoppedAt.toISOString() }
      await enqueueJob(connection, sendWebhookStopped.name, payload)
    }
    return true
  })
  if (isStopped) alarm('webhooks.stopped', { subscriptionId: id, failure })
}
