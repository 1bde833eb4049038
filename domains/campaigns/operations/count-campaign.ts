import { defineJob, enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { update } from '@porchlight/server-methods/records/write'
import { campaignObject } from '../objects/campaign/object'
import { readAudience } from './audience'
import { readCampaign } from './stored-campaign'
import { lockWalk, storeWalk } from './walk-state'

/** Customers of one transaction, and such transactions of one attempt. */
const pieceSize = 500
const piecesAtOnce = 100

/**
 * Counts the customers that a submitted campaign concerns, a piece at a time; the next attempt continues where the last
 * one stopped. `since` identifies the submission, so that a count of an earlier text ends by itself.
 */
export const countCampaign = defineJob<
  { readonly campaignId: string; readonly since: string; readonly chunk: number },
  PortalJobServices
>({
  name: 'count-campaign',
  run: async ({ campaignId, since, chunk }, { services, now, signal }) => {
    for (let piece = 0; piece < piecesAtOnce && !signal.aborted; piece += 1) {
      if (!(await countPiece(services, campaignId, now()))) return
    }
    const next = { campaignId, since, chunk: chunk + 1 }
    await enqueueJob(services.pool, 'count-campaign', next, { key: countKey(campaignId, since, chunk + 1) })
  },
})

/** Returns the key of one count of one submission, regardless of how often it is requested. */
export function countKey(campaignId: string, since: string, chunk: number): string {
  return `${campaignId} ${since} ${chunk}`
}

/** Counts one piece in one transaction with how far it came; false when there is nothing more to count. */
async function countPiece(
  { engine, systemViewer }: PortalJobServices,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return engine.inOneTransaction(async (inner, connection) => {
    const walk = await lockWalk(connection, campaignId, 'count', now)
    const campaign = await readCampaign(inner, systemViewer, campaignId)
    if (walk === null || walk.isEnded || campaign?.Status__c !== 'Waiting') return false
    const reader = { engine: inner, systemViewer }
    const { members, next } = await readAudience(reader, campaign, walk.position, pieceSize)
    const customers = walk.customers + members.length
    await storeWalk(connection, campaignId, 'count', { next, customers }, now)
    if (next !== null) return true
    await update(inner, systemViewer, campaignObject, campaignId, { Recipient_Count__c: customers })
    return false
  })
}
