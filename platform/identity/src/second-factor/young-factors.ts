import { type CompiledQuery, sql } from 'kysely'
import type { IdentityContext } from '../identity-context'

/**
 * A factor is young for a week. Undoing an event from the owner's mailbox removes the factors that were young at that
 * event, since an intruder may have enrolled more than one; older ones stay, or anyone who reads the mailbox could
 * remove every factor (docs/adr/0044).
 */
export const youngFactorMs = 7 * 24 * 3_600_000

/**
 * Returns the statements that remove the user's factors added after `since` (all with null), and every recovery code:
 * codes replace factors, and it is unknown who has read them. An app that a younger one replaced is restored. Apps
 * without a recorded confirmation time count as old.
 */
export function removalOfFactors(
  { database }: Pick<IdentityContext, 'database'>,
  userId: string,
  since: Date | null,
): Readonly<Record<'passkey' | 'authenticatorApp' | 'recoveryCode', readonly CompiledQuery[]>> {
  const passkeys = database.deleteFrom('identity.passkey').where('user_id', '=', userId)
  const codes = database.deleteFrom('identity.recovery_code').where('user_id', '=', userId)
  if (since === null) {
    return {
      passkey: [passkeys.compile()],
      authenticatorApp: [database.deleteFrom('identity.totp').where('user_id', '=', userId).compile()],
      recoveryCode: [codes.compile()],
    }
  }
  // An offer that awaits its first code is not a factor yet, and may be an attacker's.
  const giveBack = sql`
    update identity.totp set
      sealed_secret = case when confirmed_at > ${since} then replaced_secret else sealed_secret end,
      confirmed_at = case when confirmed_at > ${since} then replaced_confirmed_at else confirmed_at end,
      sealed_offer = null, replaced_secret = null, replaced_confirmed_at = null
    where user_id = ${userId}`
  const removeEmpty = database
    .deleteFrom('identity.totp')
    .where('user_id', '=', userId)
    .where('sealed_secret', 'is', null)
  return {
    passkey: [passkeys.where('created_at', '>', since).compile()],
    authenticatorApp: [giveBack.compile(database), removeEmpty.compile()],
    recoveryCode: [codes.compile()],
  }
}
