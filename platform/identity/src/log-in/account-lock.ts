import { inTransaction } from '@porchlight/transactions'
import { sql } from 'kysely'
import type pg from 'pg'
import { hashAttemptKey } from '../attempt/attempt-key'
import { secondsUntil } from '../attempt/attempts'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import type { LogInLimits } from './log-in-limits'

/**
 * `lockOuts`: how often failures locked the account, this attempt counted as one. `resetRequired`: waiting does not
 * help any more, only a new password does.
 */
type AccountLockAnswer =
  | { readonly allowed: true; readonly lockOuts: number }
  | { readonly allowed: false; readonly retryAfterSeconds: number; readonly resetRequired: boolean }

export interface AccountLock {
  /**
   * Counts a failure for `username` ahead of the comparison, unless the account is locked. Counting first keeps
   * parallel guesses within the limit; `forget` reverts the count after a success.
   */
  reserve(username: string): Promise<AccountLockAnswer>
  /**
   * Runs `notify` unless the first `lockOuts` lock-outs of `username` were notified before, in the transaction that
   * marks them as notified. Each is notified once, however many attempts fail at the same time; one whose
   * notification a crash prevented is included in the next.
   */
  notifyLockOut(
    username: string,
    lockOuts: number,
    notify: (client: pg.PoolClient) => Promise<void>,
  ): Promise<void>
  /** Resets all failures of `username`. */
  forget(username: string): Promise<void>
}

/**
 * Creates an account lock that counts within `scope`. It knows only names, so it treats names that do not exist the
 * same; a known device has a separate name.
 */
export function createAccountLock(
  context: IdentityContext,
  limits: LogInLimits,
  scope: 'log-in-account' | 'log-in-device',
): AccountLock {
  const { pool, database, now } = context
  return {
    reserve: async (username) => {
      const keyHash = hashAttemptKey(scope, username)
      const at = now()
      // `window_started_at` is the time of the latest failure here. The window slides with it, so there is no
      // stretch of that length with more failures than the limit; a lock does not count as quiet time.
      const isQuiet = sql`greatest(attempt.window_started_at, attempt.blocked_until)
        <= ${new Date(at.getTime() - limits.accountWindowMs)}`
      const count = sql`case when ${isQuiet} then 1 else attempt.count + 1 end`
      const locks = sql`${count} >= ${limits.accountFailures}::int`
      const lockLength = sql`least(${limits.longestLockMs}::float8,
        ${limits.firstLockMs}::float8 * power(2, least(attempt.lockouts, 30))) * interval '1 millisecond'`
      const locksAtOnce = limits.accountFailures <= 1
      const counted = await sql<{ lockouts: number }>`
        insert into identity.attempt as attempt
          (scope, key_hash, window_started_at, count, failures, lockouts, blocked_until, forget_at)
        values (${scope}, ${keyHash}, ${at}, 1, 1, ${locksAtOnce ? 1 : 0},
          ${locksAtOnce ? new Date(at.getTime() + limits.firstLockMs) : null},
          ${new Date(at.getTime() + limits.rememberedMs)})
        on conflict (scope, key_hash) do update set
          window_started_at = excluded.window_started_at,
          count = ${count},
          failures = attempt.failures + 1,
          lockouts = attempt.lockouts + case when ${locks} then 1 else 0 end,
          blocked_until = case when ${locks} then ${at}::timestamptz + ${lockLength} else attempt.blocked_until end,
          forget_at = excluded.forget_at
        where attempt.failures < ${limits.consecutiveFailures}
          and (attempt.blocked_until is null or attempt.blocked_until <= ${at})
        returning lockouts`.execute(database)
      const [reserved] = counted.rows
      if (reserved !== undefined) return { allowed: true, lockOuts: reserved.lockouts }

      const row = await database
        .selectFrom('identity.attempt')
        .select(['failures', 'blocked_until'])
        .where('scope', '=', scope)
        .where('key_hash', '=', keyHash)
        .executeTakeFirst()
      const resetRequired = row !== undefined && row.failures >= limits.consecutiveFailures
      const blockedUntil = row?.blocked_until ?? null
      const opensAt = resetRequired
        ? at.getTime() + limits.longestLockMs
        : blockedUntil === null
          ? at.getTime()
          : toDate(blockedUntil).getTime()
      return { allowed: false, retryAfterSeconds: secondsUntil(opensAt, at), resetRequired }
    },

    notifyLockOut: (username, lockOuts, notify) =>
      inTransaction(pool, async (client) => {
        const marked = await client.query(
          `update identity.attempt set told_lockouts = $3
           where scope = $1 and key_hash = $2 and told_lockouts < $3`,
          [scope, hashAttemptKey(scope, username), lockOuts],
        )
        if (marked.rowCount === 1) await notify(client)
      }),

    forget: async (username) => {
      await database
        .deleteFrom('identity.attempt')
        .where('scope', '=', scope)
        .where('key_hash', '=', hashAttemptKey(scope, username))
        .execute()
    },
  }
}
