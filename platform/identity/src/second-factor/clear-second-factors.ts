import { inTransaction } from '@porchlight/transactions'
import { type Queryable, runOn } from '../database/run-on'
import type { IdentityContext } from '../identity-context'
import type { createEndWaysIn } from '../ways-in/end-ways-in'

/**
 * Creates the function with which staff and operators remove all factors of a user who lost them or whose account has
 * an attacker's. The password is removed too, so that an attacker who talks staff into it needs the mailbox as well.
 * Who did it is recorded in the same transaction.
 */
export function createClearSecondFactors(
  { pool, database, now }: IdentityContext,
  endWaysIn: ReturnType<typeof createEndWaysIn>,
) {
  return async (userId: string, clearedBy: string, within?: Queryable): Promise<void> => {
    const clear = async (connection: Queryable) => {
      const note = database
        .insertInto('identity.factor_clearance')
        .values({ user_id: userId, cleared_by: clearedBy, cleared_at: now() })
      await runOn(connection, note.compile())
      await endWaysIn(userId, { event: 'secondFactorsCleared', within: connection })
    }
    await (within === undefined ? inTransaction(pool, clear) : clear(within))
  }
}
