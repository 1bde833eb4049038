import { inTransaction } from '@porchlight/transactions'
import { sql } from 'kysely'
import { runOn } from '../database/run-on'
import type { IdentityContext } from '../identity-context'
import { hashToken } from '../opaque-token'
import { removalOfFactors } from './young-factors'

/**
 * Prevents a person who is being locked out from enrolling a factor at the same moment. `endWaysIn` ends sessions first
 * and removes factors after; an enrolment writes its factor first and checks its session after. Whichever of the
 * two comes first, the factor is gone.
 */
export function createEnrolmentGuard(context: IdentityContext) {
  const { pool, database } = context
  return {
    isStillAlive: async (token: string): Promise<boolean> => {
      const tokenHash = hashToken(token)
      if (tokenHash === null) return false
      // The row lock waits for a transaction that is ending it.
      const lives = async (table: 'session' | 'pending_sign_in') => {
        const { rows } = await sql`
          select 1 from identity.${sql.raw(table)}
          where token_hash = ${tokenHash} and ended_at is null for share`.execute(database)
        return rows.length === 1
      }
      return (await lives('session')) || (await lives('pending_sign_in'))
    },

    takeBackEnrolment: async (userId: string, since: Date): Promise<void> => {
      const { passkey, authenticatorApp, recoveryCode } = removalOfFactors(context, userId, since)
      await inTransaction(pool, async (client) => {
        for (const statement of [...passkey, ...authenticatorApp, ...recoveryCode]) {
          await runOn(client, statement)
        }
      })
    },
  }
}
