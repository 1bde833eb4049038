import { isPorchlightError } from '@porchlight/errors'
import { defineJob, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { userObject } from '../../../customers/objects/user/object'
import {
  type AfreshReason,
  beginAfresh,
  giveBack,
  type LeasedSubscription,
  leaseNextSubscription,
  mostFailingMs,
  moveOn,
  postpone,
  stopSubscription,
  type WebhookEvent,
} from './delivery-state'
import { sendToReceiver } from './send-to-receiver'
import { sendWebhookStopped } from './send-webhook-stopped'

/** Receivers that one run serves side by side: their answers are what takes time. */
const lanes = 4

/** The next run comes after a minute. */
const longestRunMs = 50_000

/** A receiver with much to take lets the others have their turn after so long. */
const longestTurnMs = 10_000

/** One that has everything is not looked at again within the same run. */
const restMs = 30_000

/** How many events one request carries at most. */
const mostEventsAtOnce = 200

/** Administrators who are notified that a subscription was switched off. */
const mostNotified = 20

/** Why a subscription whose user may no longer sign in is switched off. */
const userGone = 'userGone'

const changeTypes = { create: 'created', update: 'updated', delete: 'deleted' } as const

interface Delivery {
  readonly services: PortalJobServices
  readonly now: () => Date
  readonly mayGoOn: () => boolean
}

/** What is sent next, and where the changes go on once it was taken. */
interface Batch {
  readonly events: readonly WebhookEvent[]
  readonly position: string
  readonly isCaughtUp: boolean
}

/**
 * Tells the receivers of programs what changed, each as its user may see it at that moment, in the order of each record.
 * What was sent by a process that died is sent again. A receiver that does not accept its events waits, longer each time, and
 * holds up no other.
 */
export const deliverWebhooks = defineJob<{ readonly scheduledFor?: string }, PortalJobServices>({
  name: 'deliver-webhooks',
  run: async (_payload, { services, now, signal }) => {
    const until = now().getTime() + longestRunMs
    const mayGoOn = () => !signal.aborted && now().getTime() < until
    const deliverInTurn = async () => {
      while (mayGoOn()) {
        const leased = await leaseNextSubscription(services.pool, now())
        if (leased === null) return
        await serve({ services, now, mayGoOn }, leased)
      }
    }
    await Promise.all(Array.from({ length: lanes }, deliverInTurn))
  },
})

export const webhookSchedules: readonly JobSchedule[] = [
  { name: 'deliver-webhooks', cron: '* * * * *', jobName: deliverWebhooks.name },
]

/** Sends one subscription what waits for it, for one turn. */
async function serve(delivery: Delivery, leased: LeasedSubscription): Promise<void> {
  const { services, now, mayGoOn } = delivery
  const { pool } = services
  const turnEnds = now().getTime() + longestTurnMs
  for (let current = leased; ; ) {
    const viewer = await services.viewerOfUser(current.userId)
    if (viewer === null) return stop(delivery, current.id, userGone)
    const batch = await nextBatch(delivery, current, viewer)
    if (batch === null) return
    const wasSent = batch.events.length > 0
    const failure = wasSent ? await sendToReceiver(services, current, batch.events, now()) : null
    if (failure !== null) {
      const since = await postpone(pool, current, { failure, now: now() })
      const isOver = since !== null && now().getTime() - since.getTime() >= mostFailingMs
      return isOver ? stop(delivery, current.id, failure) : undefined
    }
    const { position, isCaughtUp } = batch
    if (!(await moveOn(pool, current, { position, wasSent, now: now() }))) return
    if (isCaughtUp) return giveBack(pool, current, new Date(now().getTime() + restMs))
    if (!mayGoOn() || now().getTime() >= turnEnds) return giveBack(pool, current, now())
    current = { ...current, position, pending: null }
  }
}

/** What comes next for the viewer; null when another run has the subscription by now. */
async function nextBatch(
  { services, now }: Delivery,
  leased: LeasedSubscription,
  viewer: Viewer,
): Promise<Batch | null> {
  const { engine, pool } = services
  const { position, pending, objectApiNames } = leased
  const begin = async (reason: AfreshReason): Promise<Batch | null> => {
    const present = await engine.readVisibleChanges(viewer, { after: null, limit: 1 })
    const start = { position: present.position, reason, now: now() }
    const event = await beginAfresh(pool, leased, start)
    return event === null ? null : { events: [event], position: present.position, isCaughtUp: false }
  }
  if (position === null) return begin('begins')
  if (pending !== null) return { events: [pending], position, isCaughtUp: false }
  try {
    const page = await engine.readVisibleChanges(viewer, { after: position, limit: mostEventsAtOnce })
    const events = page.changes
      .filter(({ objectApiName }) => objectApiNames.length === 0 || objectApiNames.includes(objectApiName))
      .map(({ id, objectApiName, recordId, kind, fields, occurredAt }) => {
        return { id, objectApiName, recordId, changeType: changeTypes[kind], fields, at: occurredAt }
      })
    return { events, position: page.position, isCaughtUp: page.isCaughtUp }
  } catch (error) {
    if (isPorchlightError(error, 'changesExpired')) return begin('changesExpired')
    if (isPorchlightError(error, 'invalidChangePosition')) return begin('rightsChanged')
    throw error
  }
}

/** Switches the subscription off and has administrators told, both or neither. */
async function stop({ services, now }: Delivery, id: string, failure: string): Promise<void> {
  const { engine, systemViewer, alarm } = services
  const stoppedAt = now()
  const isStopped = await engine.inOneTransaction(async (inner, connection) => {
    if (!(await stopSubscription(connection, id, { failure, now: stoppedAt }))) return false
    const administrators = await list(inner, systemViewer, userObject, {
      fields: ['Username'],
      where: { Portal_Role__c: 'Admin', IsActive: true },
      orderedBy: ['Username'],
      limit: mostNotified,
    })
    for (const { id: userId } of administrators) {
      const payload = { subscriptionId: id, userId, stoppedAt: stoppedAt.toISOString() }
      await enqueueJob(connection, sendWebhookStopped.name, payload)
    }
    return true
  })
  if (isStopped) alarm('webhooks.stopped', { subscriptionId: id, failure })
}
