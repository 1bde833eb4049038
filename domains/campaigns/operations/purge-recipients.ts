import { defineJob, type JobPayload, type JobSchedule, type Queryable } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'

/** Two years, as long as the records of sent messages. */
const retentionMs = 730 * 86_400_000

/** More than expire in a day; the remainder waits for the next day. */
const mostADay = 200_000

/** Deletes who got a campaign, two years after they had their turn. */
export const purgeCampaignRecipients = defineJob<JobPayload, PortalJobServices>({
  name: 'purge-campaign-recipients',
  run: async (_payload, { services: { pool }, now }) => {
    const before = new Date(now().getTime() - retentionMs).toISOString()
    await pool.query(
      `delete from campaigns.recipient where (campaign_id, contact_id, channel) in (
         select campaign_id, contact_id, channel from campaigns.recipient where done_at < $1 limit $2)`,
      [before, mostADay],
    )
  },
})

/** Deletes the stored data of an erased customer: no filter matches them any more, so nothing is sent to them again. */
export async function deleteRecipientsOf(queryable: Queryable, contactId: string): Promise<void> {
  await queryable.query('delete from campaigns.recipient where contact_id = $1', [contactId])
}

export const purgeSchedules: readonly JobSchedule[] = [
  { name: 'purge-campaign-recipients', cron: '50 9 * * *', jobName: purgeCampaignRecipients.name },
]
