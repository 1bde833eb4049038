import { defineJob, type JobPayload, type JobSchedule, type Queryable } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'

/** Two years, as long as the records of sent messages. */
const retentionMs = 730 * 86_400_000

/** More than have their turn on a day; what is over waits for the next. */
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

/** Deletes what is stored of a customer who is erased: whom no filter fits any more, nothing is sent to again. */
export async function deleteRecipientsOf(queryable: Queryable, contactId: string): Promise<void> {
  await queryable.query('delete from campaigns.recipient where contact_id = $1', [contactId])
}

export const purgeSchedules: readonly JobSchedule[] = [
  { name: 'purge-campaign-recipients', cron: '50 9 * * *', jobName: purgeCampaignRecipients.name },
]
