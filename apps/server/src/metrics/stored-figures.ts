import { acknowledgedWithinHours } from '@porchlight/providers/texas-set'
import { openDatabase } from '@porchlight/record-engine'
import type pg from 'pg'

/** Metrics that only the database knows, the same whichever process reads them. */
export interface StoredFigures {
  /** Jobs that should have started by now. */
  readonly jobsDue: number
  /** How long the oldest of them has been overdue, in seconds; 0 without any. */
  readonly oldestJobDueSeconds: number
  /** Dead letters waiting for an operator. */
  readonly deadLetters: number
  /** How long the oldest change that is still hidden from readers of the feed has waited, in seconds. */
  readonly feedHeldBackSeconds: number
  /** Rejected lines of the billing system. */
  readonly billingRefusals: number
  /** Market interchanges that were not acknowledged in time. */
  readonly marketUnacknowledged: number
  /** Campaigns in progress for which no due message has moved for half an hour. */
  readonly campaignsStuck: number
  /** 1 when the database accepts writes; 0 for a standby or a database set to read only. */
  readonly databaseWritable: number
  /** Seconds by which this machine's clock is ahead of the database's; negative when it is behind. */
  readonly clockAheadSeconds: number
}

/** Reads the stored metrics. */
export interface StoredFiguresReader {
  /** Null when the database does not answer within two seconds, four with a new connection. */
  read(): Promise<StoredFigures | null>
  close(): Promise<void>
}

type FiguresRow = Omit<StoredFigures, 'clockAheadSeconds'> & { readonly databaseSeconds: number }

const timeoutMs = 2_000

// Each part uses an index, or scans rows that are few while all is well.
const figures = `
  select
    (select count(*)::int from graphile_worker._private_jobs
     where is_available and run_at <= now()) as "jobsDue",
    (select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 from graphile_worker._private_jobs
     where is_available and run_at <= now()) as "oldestJobDueSeconds",
    (select count(*)::int from graphile_worker._private_jobs
     where locked_at is null and attempts >= max_attempts) as "deadLetters",
    (select coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 from feed.change_event
     where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())) as "feedHeldBackSeconds",
    (select count(*)::int from billing_import.refusal) as "billingRefusals",
    (select count(*)::int from texas_set.interchange
     where state in ('prepared', 'sent') and group_id <> 'FA'
       and made_at < now() - interval '${acknowledgedWithinHours} hours') as "marketUnacknowledged",
    (select count(*)::int from record."Campaign__c" c
     where c."Status__c" = 'Sending' and c."SystemModstamp" < now() - interval '30 minutes'
       and not exists (
         select 1 from campaigns.recipient r
         where r.campaign_id = c."Id" and r.state <> 'done' and r.held_until > now())
       and not exists (
         select 1 from campaigns.walk w
         where w.campaign_id = c."Id" and w.moved_at > now() - interval '30 minutes')) as "campaignsStuck",
    (not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off')::int as "databaseWritable",
    extract(epoch from clock_timestamp())::float8 as "databaseSeconds"`

/**
 * Creates a reader with a dedicated connection to where `direct` points: metrics matter most when the pool is
 * exhausted.
 */
export function createStoredFigures({ options: { connectionString } }: pg.Pool): StoredFiguresReader {
  const own = openDatabase({
    connectionString: connectionString ?? '',
    maxConnections: 1,
    statementTimeoutMs: timeoutMs,
    answerTimeoutMs: timeoutMs,
    applicationName: 'porchlight-metrics',
  })
  return {
    async read() {
      try {
        const sentAt = Date.now()
        const { rows } = await own.query<FiguresRow>(figures)
        const [row] = rows
        if (row === undefined) return null
        const { databaseSeconds, ...stored } = row
        // It is unknown when within this interval the database read its clock.
        const earliest = sentAt / 1_000 - databaseSeconds
        const latest = Date.now() / 1_000 - databaseSeconds
        return { ...stored, clockAheadSeconds: earliest > 0 ? earliest : Math.min(latest, 0) }
      } catch {
        return null
      }
    },
    close: () => own.end(),
  }
}
