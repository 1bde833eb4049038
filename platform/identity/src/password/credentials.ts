import { fail } from '@porchlight/errors'
import { inTransaction } from '@porchlight/transactions'
import { sql } from 'kysely'
import type pg from 'pg'
import { runOn } from '../database/run-on'
import type { IdentityContext } from '../identity-context'
import type { PasswordHasher } from './password-hasher'
import { longestPassword, normalisePassword } from './password-text'

/**
 * The minimum number of hashes computed to find out whether a password was used before. Hashes of one user share a
 * salt, so one is sufficient for all of them; those from before that change have up to five salts.
 */
const leastComparisons = 5

/** A stored hash without its digest: everything that determines the hash of a password. */
const recipePattern = '^(.*\\$)[^$]*$'

/** Stored instead of a hash when no password is valid. */
export const revokedPassword = 'revoked'

export interface Credentials {
  setPassword(
    userId: string,
    password: string,
    alongside?: (client: pg.PoolClient) => Promise<void>,
  ): Promise<void>
  isReused(userId: string, password: string): Promise<boolean>
  /** Exactly one comparison for every user and password; `userId` is null for an unknown user. */
  isRight(userId: string | null, password: string): Promise<boolean>
}

/** Creates the functions over `identity.credential` and `identity.password_history`. */
export function createCredentials(context: IdentityContext, hasher: PasswordHasher): Credentials {
  const { pool, database, now } = context

  /** The different ways in which a user's passwords were hashed, the oldest first: algorithm, cost and salt. */
  const recipesOf = async (userId: string): Promise<readonly string[]> => {
    const rows = await database
      .selectFrom('identity.password_history')
      .select(sql<string>`substring(password_hash from ${recipePattern})`.as('recipe'))
      .where('user_id', '=', userId)
      .groupBy('recipe')
      .orderBy(sql`min(version)`)
      .execute()
    return rows.map(({ recipe }) => recipe)
  }

  const isInHistory = async (userId: string, hashes: readonly string[]): Promise<boolean> => {
    const found = await database
      .selectFrom('identity.password_history')
      .select('version')
      .where('user_id', '=', userId)
      .where('password_hash', 'in', hashes)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  }

  return {
    setPassword: async (userId, password, alongside) => {
      const normalised = normalisePassword(password)
      if (normalised === null)
        throw fail('invalidFieldValue', {
          label: 'Password',
          reason: `must have 1 to ${longestPassword} characters.`,
        })
      const passwordHash = await hasher.hash(normalised, await recipesOf(userId))
      const changedAt = now()
      const change = database
        .insertInto('identity.credential')
        .values({ user_id: userId, password_hash: passwordHash, changed_at: changedAt, version: 1 })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet((row) => ({
            password_hash: passwordHash,
            changed_at: changedAt,
            version: row('identity.credential.version', '+', 1),
          })),
        )
        .returning('version')
      const keep = (version: number) =>
        database
          .insertInto('identity.password_history')
          .values({ user_id: userId, version, password_hash: passwordHash, set_at: changedAt })
      const supersede = database
        .updateTable('identity.email_change')
        .set({ superseded_at: changedAt })
        .where('user_id', '=', userId)
        .where('verified_at', 'is', null)
        .where('superseded_at', 'is', null)
      await inTransaction(pool, async (client) => {
        const [credential] = await runOn(client, change.compile())
        if (credential === undefined) throw fail('internal')
        await runOn(client, keep(credential.version).compile())
        await runOn(client, supersede.compile())
        await alongside?.(client)
      })
    },

    isReused: async (userId, password) => {
      const recipes = await recipesOf(userId)
      const normalised = normalisePassword(password)
      const hashes: string[] = []
      // The time reveals neither how many passwords there were nor which one matched.
      for (let index = 0; index < Math.max(recipes.length, leastComparisons); index++) {
        hashes.push(await hasher.repeat(recipes[index] ?? null, normalised))
      }
      return await isInHistory(userId, hashes)
    },

    isRight: async (userId, password) => {
      // Without a user the same query runs and also returns one row, so that the work is the same.
      const credential = await database
        .selectNoFrom((rows) =>
          rows
            .selectFrom('identity.credential')
            .select('password_hash')
            .where('user_id', '=', userId ?? '')
            .as('password_hash'),
        )
        .executeTakeFirst()
      const passwordHash = credential?.password_hash ?? revokedPassword
      return hasher.verify(
        passwordHash === revokedPassword ? null : passwordHash,
        normalisePassword(password),
      )
    },
  }
}

/**
 * Returns the statement after which no password is valid for the user until one is set. It increments the version, so
 * that open links end too; it is idempotent.
 */
export function revocationOfPassword(
  { database, now }: Pick<IdentityContext, 'database' | 'now'>,
  userId: string,
) {
  return database
    .updateTable('identity.credential')
    .set((row) => ({
      password_hash: revokedPassword,
      changed_at: now(),
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('password_hash', '!=', revokedPassword)
}
