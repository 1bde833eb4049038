import { defineJob, type JobPayload, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { update } from '@porchlight/server-methods/records/write'
import { campaignObject } from '../objects/campaign/object'
import { sendPiece } from './send-piece'

/** The maximum number of running campaigns, and of pieces of each in one attempt. */
const mostAtOnce = 200
const piecesAtOnce = 100

/**
 * Begins the campaigns whose time has come, and has the next customers of each written to, as many as a minute allows.
 * Every minute again, in any process; what another has in hand is left to it.
 */
export const sendCampaigns = defineJob<JobPayload, PortalJobServices>({
  name: 'send-campaigns',
  run: async (_payload, { services, now, signal }) => {
    await beginApproved(services, now())
    await services.pool.query(
      "delete from campaigns.pace where minute < $1::timestamptz - interval '1 day'",
      [now().toISOString()],
    )
    const sending = await list(services.engine, services.systemViewer, campaignObject, {
      fields: [],
      where: { Status__c: 'Sending' },
      orderedBy: ['Began_At__c'],
      limit: mostAtOnce,
    })
    for (const { id } of sending) {
      for (let piece = 0; piece < piecesAtOnce && !signal.aborted; piece += 1) {
        if (!(await sendPiece(services, id, now()))) break
      }
    }
  },
})

/** Of two concurrent processes, the state table lets one begin a campaign. */
async function beginApproved({ engine, systemViewer, alarm }: PortalJobServices, now: Date): Promise<void> {
  const due = await list(engine, systemViewer, campaignObject, {
    fields: [],
    where: [
      { Status__c: 'Approved', Planned_At__c: null },
      { Status__c: 'Approved', Planned_At__c: { lte: now.toISOString() } },
    ],
    limit: mostAtOnce,
  })
  for (const { id } of due) {
    const begun = { Status__c: 'Sending', Began_At__c: now.toISOString() } as const
    await update(engine, systemViewer, campaignObject, id, begun).catch(() => {
      alarm('campaigns.not-begun', { campaignId: id })
    })
  }
}

export const campaignSchedules: readonly JobSchedule[] = [
  { name: 'send-campaigns', cron: '* * * * *', jobName: sendCampaigns.name },
]
