import { enqueueJob, type Queryable } from '@porchlight/jobs'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { update } from '@porchlight/server-methods/records/write'
import { channelsOf } from '../facts/campaign-values'
import { campaignObject } from '../objects/campaign/object'
import { readAudience } from './audience'
import { addRecipients, countOutcomes, type QueuedRecipient, takeHeld } from './recipients'
import { contentHash, readCampaign, type StoredCampaign } from './stored-campaign'
import { lockPace, lockWalk, storeWalk, usePace, type WalkState } from './walk-state'

/** Messages that one transaction queues. */
const pieceSize = 200

/**
 * Queues the next messages of a campaign that is being sent: first those that were put off until now, then customers who
 * had no turn yet. Their rows, their jobs and how far the walk came are one transaction, so that a process that dies has
 * queued all of a piece or nothing of it. False when there is nothing more to do for now.
 */
export async function sendPiece(
  services: PortalJobServices,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return services.engine.inOneTransaction(async (engine, connection) => {
    const walk = await lockWalk(connection, campaignId, 'send', now)
    const campaign = await readCampaign(engine, services.systemViewer, campaignId)
    if (walk === null || campaign?.Status__c !== 'Sending') return false
    const inner = { ...services, engine }
    if (contentHash(campaign) !== campaign.Approved_Hash__c) {
      services.alarm('campaigns.changed-after-approval', { campaignId })
      await update(engine, services.systemViewer, campaignObject, campaignId, { Status__c: 'Paused' })
      return false
    }
    const free = await lockPace(connection, now, services.campaignLimits.perMinute)
    const pace = Math.min(free, pieceSize)
    if (pace === 0) return false
    const held = await takeHeld(connection, campaignId, now, pace)
    const added = await addNext(inner, connection, campaign, walk, pace - held.length, now)
    const messages = [...held, ...added.messages]
    for (const message of messages) await queue(connection, message)
    await usePace(connection, now, messages.length)
    await storeProgress(inner, connection, campaign, added.isEnded, now)
    return messages.length > 0 || (!added.isEnded && added.hasMoved)
  })
}

type Inner = Pick<PortalJobServices, 'systemViewer'> & { readonly engine: RecordEngine }

/** Adds the customers who come next, so many that their messages are at most `most`. */
async function addNext(
  inner: Inner,
  connection: Queryable,
  campaign: StoredCampaign,
  walk: WalkState,
  most: number,
  now: Date,
) {
  const limit = Math.floor(most / channelsOf[campaign.Channel__c].length)
  if (walk.isEnded || limit === 0) return { messages: [], isEnded: walk.isEnded, hasMoved: false }
  const { members, next } = await readAudience(inner, campaign, walk.position, limit)
  const messages = await addRecipients(connection, campaign, members)
  const customers = walk.customers + members.length
  await storeWalk(connection, campaign.id, 'send', { next, customers }, now)
  return { messages, isEnded: next === null, hasMoved: true }
}

async function queue(
  connection: Queryable,
  { campaignId, contactId, channel, round }: QueuedRecipient,
): Promise<void> {
  const key = `${campaignId} ${contactId} ${channel} ${round}`
  await enqueueJob(connection, 'send-campaign-message', { campaignId, contactId, channel, round }, { key })
}

/** Stores the counts, and the end once everyone had their turn. */
async function storeProgress(
  { engine, systemViewer }: Inner,
  connection: Queryable,
  campaign: StoredCampaign,
  isEnded: boolean,
  now: Date,
): Promise<void> {
  const { sent, leftOut, open } = totalsOf(await countOutcomes(connection, campaign.id))
  const isOver = isEnded && open === 0
  if (sent === campaign.Sent_Count__c && leftOut === campaign.Left_Out_Count__c && !isOver) return
  await update(engine, systemViewer, campaignObject, campaign.id, {
    Sent_Count__c: sent,
    Left_Out_Count__c: leftOut,
    ...(isOver ? { Status__c: 'Sent' as const, Ended_At__c: now.toISOString() } : {}),
  })
}

/** Messages that went out, that did not, and that are still to have their turn. */
export function totalsOf(outcomes: ReadonlyMap<string | null, number>) {
  const sent = outcomes.get('Sent') ?? 0
  const open = outcomes.get(null) ?? 0
  const all = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
  return { sent, open, leftOut: all - sent - open }
}
