import {
  purgeBillingEvents,
  purgeGuestMessages,
  purgeIntervalReads,
  purgeSentMessages,
} from '@porchlight/domains/jobs'
import type { Identity } from '@porchlight/identity'
import { defineJob, type Job, type JobContext, type JobSchedule, purgeJobHistory } from '@porchlight/jobs'
import type { ResumableUploads } from '@porchlight/providers/files'
import { purgeMarketFiles } from '@porchlight/providers/texas-set'
import { purgeAudit, purgeChanges, removeExpiredIdempotencyKeys } from '@porchlight/record-engine'
import type pg from 'pg'
import { purgeOAuthEntries } from '../oauth/oauth-store'
import { sealAuditLog } from './seal-audit-log'
import { verifyAuditLog } from './verify-audit-log'

/** What upkeep needs from the process that runs it. */
export interface UpkeepServices {
  readonly pool: pg.Pool
  readonly identity: Identity
  readonly resumableUploads: ResumableUploads
  /** Receives and writes the market's files; null when the market is reached otherwise. */
  readonly exchangeMarketFiles: (() => Promise<unknown>) | null
}

/** No job waits for this long, and no dead letter is retried after it. */
const jobHistoryRetentionMs = 90 * 86_400_000

/** Creates a job that deletes data that is no longer meaningful. Idempotent. */
const purge = (name: string, run: (context: JobContext<UpkeepServices>) => Promise<unknown>) =>
  defineJob<Readonly<Record<string, never>>, UpkeepServices>({
    name,
    run: async (_payload, context) => {
      await run(context)
    },
  })

/** One job per store, so that a failing one does not hold up the others. */
const purges: readonly Job<UpkeepServices>[] = [
  purge('purge-change-feed', ({ services, now }) => purgeChanges(services.pool, now())),
  purge('purge-idempotency-keys', ({ services, now }) => removeExpiredIdempotencyKeys(services.pool, now())),
  purge('purge-identity', ({ services }) => services.identity.purgeExpired()),
  purge('purge-uploads', ({ services }) => services.resumableUploads.purge()),
  // The processor redelivers nothing after this long.
  purge('purge-payment-news', ({ services, now }) =>
    services.pool.query('delete from payments.news where taken_at < $1', [
      new Date(now().getTime() - jobHistoryRetentionMs).toISOString(),
    ]),
  ),
  // The service redelivers nothing after this long. Numbers that replied STOP stay recorded permanently.
  purge('purge-texts', async ({ services, now }) => {
    const before = new Date(now().getTime() - jobHistoryRetentionMs).toISOString()
    await services.pool.query('delete from texts.news where taken_at < $1', [before])
    await services.pool.query('delete from texts.sent where first_tried_at < $1', [before])
  }),
  // The billing system has them, or a case has those it rejected.
  purge('purge-billing-events', ({ services, now }) =>
    purgeBillingEvents(services.pool, new Date(now().getTime() - jobHistoryRetentionMs)),
  ),
  // The market makes all its corrections within a year.
  purge('purge-market-files', ({ services, now }) =>
    purgeMarketFiles(services.pool, new Date(now().getTime() - 365 * 86_400_000)),
  ),
  purge('purge-sent-messages', ({ services, now }) => purgeSentMessages(services.pool, now())),
  purge('purge-interval-reads', ({ services, now }) => purgeIntervalReads(services.pool, now())),
  purge('purge-guest-messages', ({ services, now }) => purgeGuestMessages(services.pool, now())),
  purge('purge-oauth', ({ services, now }) => purgeOAuthEntries(services.pool, now())),
  purge('purge-audit', ({ services }) => purgeAudit(services.pool)),
  purge('purge-job-history', ({ services, now }) =>
    purgeJobHistory(services.pool, new Date(now().getTime() - jobHistoryRetentionMs)),
  ),
]

/** Exchanges files with the market; files left over by one run are processed by the next. */
const exchangeMarketFiles = defineJob<Readonly<Record<string, never>>, UpkeepServices>({
  name: 'exchange-market-files',
  run: async (_payload, { services }) => {
    await services.exchangeMarketFiles?.()
  },
})

export const upkeepJobs: readonly Job<UpkeepServices>[] = [
  ...purges,
  sealAuditLog,
  verifyAuditLog,
  exchangeMarketFiles,
]

/** Every day from 09:10 UTC, a minute apart, when customers in Texas sleep. */
const dailyPurges: readonly JobSchedule[] = purges.map(({ name }, index) => ({
  name: `daily-${name}`,
  cron: `${10 + index} 9 * * *`,
  jobName: name,
}))

export const upkeepSchedules: readonly JobSchedule[] = [
  ...dailyPurges,
  { name: 'exchange-market-files', cron: '* * * * *', jobName: exchangeMarketFiles.name },
  { name: 'seal-audit-log', cron: '* * * * *', jobName: sealAuditLog.name },
  { name: 'daily-verify-audit-log', cron: '30 10 * * *', jobName: verifyAuditLog.name },
]
