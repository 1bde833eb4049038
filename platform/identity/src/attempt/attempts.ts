import { fail } from '@porchlight/errors'
import { type CompiledQuery, sql } from 'kysely'
import { type Queryable, runOn } from '../database/run-on'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import { hashAttemptKey } from './attempt-key'

/** At most `limit` attempts in a window of `windowMs` that opens with the first of them. */
export interface AttemptLimit {
  readonly limit: number
  readonly windowMs: number
}

/** Whether an attempt may proceed; `retryAfterSeconds` is 0 when it may and at least 1 when it may not. */
export interface AttemptAnswer {
  readonly allowed: boolean
  readonly retryAfterSeconds: number
}

export interface Attempts {
  countAttempt(scope: string, key: string, limit: AttemptLimit, within?: Queryable): Promise<AttemptAnswer>
  /** Reverts one counted attempt, because the limit turned out not to be meant for it. */
  giveBack(scope: string, key: string): Promise<void>
  /** Whether an attempt was counted whose window of `windowMs` is still open. Does not count anything. */
  hasAttempt(scope: string, key: string, windowMs: number): Promise<boolean>
}

/** Creates the limits that all processes share, over `identity.attempt`. */
export function createAttempts(context: IdentityContext): Attempts {
  const { database, now } = context
  return {
    countAttempt: async (scope, key, { limit, windowMs }, within) => {
      if (!Number.isSafeInteger(limit) || limit < 1)
        throw fail('invalidParameter', { parameter: 'limit', reason: 'give a whole number above 0.' })
      if (!Number.isSafeInteger(windowMs) || windowMs < 1)
        throw fail('invalidParameter', { parameter: 'windowMs', reason: 'give whole milliseconds above 0.' })
      const run = <Row>(query: CompiledQuery<Row>) =>
        within === undefined ? database.executeQuery(query).then(({ rows }) => rows) : runOn(within, query)
      const keyHash = hashAttemptKey(scope, key)
      const at = now()
      const windowEnd = new Date(at.getTime() + windowMs)
      const closed = sql`attempt.window_started_at <= ${new Date(at.getTime() - windowMs)}`
      // One statement decides and counts. PostgreSQL locks the row before it evaluates the condition, so parallel
      // attempts are serialized and no more than `limit` of them pass.
      const count = sql`
        insert into identity.attempt as attempt (scope, key_hash, window_started_at, count, forget_at)
        values (${scope}, ${keyHash}, ${at}, 1, ${windowEnd})
        on conflict (scope, key_hash) do update set
          count = case when ${closed} then 1 else attempt.count + 1 end,
          window_started_at = case when ${closed} then excluded.window_started_at else attempt.window_started_at end,
          forget_at = case when ${closed} then excluded.forget_at else attempt.forget_at end
        where ${closed} or attempt.count < ${limit}
        returning 1`
      const counted = await run(count.compile(database))
      if (counted.length > 0) return { allowed: true, retryAfterSeconds: 0 }

      const look = database
        .selectFrom('identity.attempt')
        .select('window_started_at')
        .where('scope', '=', scope)
        .where('key_hash', '=', keyHash)
      const [row] = await run(look.compile())
      const opensAt = row === undefined ? at.getTime() : toDate(row.window_started_at).getTime() + windowMs
      return { allowed: false, retryAfterSeconds: secondsUntil(opensAt, at) }
    },

    giveBack: async (scope, key) => {
      await sql`
        update identity.attempt set count = greatest(count - 1, 0)
        where scope = ${scope} and key_hash = ${hashAttemptKey(scope, key)}`.execute(database)
    },

    hasAttempt: async (scope, key, windowMs) => {
      const row = await database
        .selectFrom('identity.attempt')
        .select('count')
        .where('scope', '=', scope)
        .where('key_hash', '=', hashAttemptKey(scope, key))
        .where('window_started_at', '>', new Date(now().getTime() - windowMs))
        .executeTakeFirst()
      return row !== undefined && row.count > 0
    },
  }
}

/** Returns the whole seconds from `at` to `until`, at least 1. */
export function secondsUntil(until: number, at: Date): number {
  return Math.max(1, Math.ceil((until - at.getTime()) / 1000))
}
