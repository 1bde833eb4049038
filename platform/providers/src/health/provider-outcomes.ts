import type pg from 'pg'
import type { ProviderName } from './provider-names'

type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

/** The outcomes of a service's calls, across all processes. */
export interface ProviderOutcome {
  readonly provider: ProviderName
  /** When it last responded, ISO 8601; null if never. */
  readonly succeededAt: string | null
  /** When it last failed. */
  readonly failedAt: string | null
  /** The failure: names and codes only. */
  readonly failure: string | null
}

/** The table of the outcomes; same shape as the record engine's `Migration`. */
export const providerHealthMigrations = [
  {
    name: 'provider-health-0001',
    statements: [
      'create schema if not exists provider_health',
      `create table provider_health.outcome (
        provider text collate "C" primary key,
        succeeded_at timestamptz(3),
        failed_at timestamptz(3),
        failure text
      )`,
    ],
  },
] as const

/** How long until a success is stored again: a thousand mails a minute do not wait for one row. */
const freshness = "interval '10 seconds'"

/**
 * Records that a service responded. While the last record is recent and there was no failure since, nothing is written.
 */
export async function noteSuccess(queryable: Queryable, provider: ProviderName, now: Date): Promise<void> {
  const moment = now.toISOString()
  const updated = await queryable.query(
    `update provider_health.outcome set succeeded_at = $2
     where provider = $1 and (succeeded_at is null or succeeded_at < $2::timestamptz - ${freshness}
       or failed_at >= succeeded_at)`,
    [provider, moment],
  )
  if (updated.rowCount !== 0) return
  await queryable.query(
    `insert into provider_health.outcome (provider, succeeded_at) values ($1, $2)
     on conflict (provider) do nothing`,
    [provider, moment],
  )
}

/** Records that a service did not respond; `failure` contains codes only. */
export async function noteFailure(
  queryable: Queryable,
  { provider, failure }: { readonly provider: ProviderName; readonly failure: string },
  now: Date,
): Promise<void> {
  await queryable.query(
    `insert into provider_health.outcome (provider, failed_at, failure) values ($1, $2, $3)
     on conflict (provider) do update set failed_at = excluded.failed_at, failure = excluded.failure`,
    [provider, now.toISOString(), failure],
  )
}

/** Reads the last outcomes of each service that was ever called. */
export async function readProviderOutcomes(queryable: Queryable): Promise<readonly ProviderOutcome[]> {
  const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await queryable.query<ProviderOutcome>(
    `select provider, ${iso('succeeded_at')} as "succeededAt", ${iso('failed_at')} as "failedAt", failure
     from provider_health.outcome`,
  )
  return rows
}
