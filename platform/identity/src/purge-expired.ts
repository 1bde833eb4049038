import { purgeCompanySignIns } from './company/purge-company-sign-ins'
import { purgeCustomerViews } from './customer-view/customer-views'
import type { IdentityContext } from './identity-context'

/** How long links are stored after they expire, so that they return `expired` and not `unknown`. */
const tokensKnownForMs = 30 * 24 * 3_600_000

/** How many rows were deleted. */
export interface PurgeCounts {
  readonly sessions: number
  readonly oneTimeTokens: number
  readonly attempts: number
  readonly emailChanges: number
  readonly phoneCodes: number
  readonly knownDevices: number
  readonly customerViews: number
  /** Records of sign-ins through the company, and of logouts there. */
  readonly companySignIns: number
  /** Sign-ins that stopped before the second factor, and challenges that no passkey answered. */
  readonly unfinishedSignIns: number
}

/** Deletes obsolete data: sessions that have ended, links that expired long ago, outdated attempts. */
export async function purgeExpired(context: IdentityContext): Promise<PurgeCounts> {
  const { database, now } = context
  const at = now()
  const sessions = await database
    .deleteFrom('identity.session')
    .where((row) =>
      row.or([row('idle_expires_at', '<=', at), row('expires_at', '<=', at), row('ended_at', '<=', at)]),
    )
    .executeTakeFirstOrThrow()
  const oneTimeTokens = await database
    .deleteFrom('identity.one_time_token')
    .where('expires_at', '<=', new Date(at.getTime() - tokensKnownForMs))
    .executeTakeFirstOrThrow()
  const attempts = await database
    .deleteFrom('identity.attempt')
    .where('forget_at', '<=', at)
    .executeTakeFirstOrThrow()
  const emailChanges = await database
    .deleteFrom('identity.email_change')
    .where('requested_at', '<=', new Date(at.getTime() - tokensKnownForMs))
    .executeTakeFirstOrThrow()
  const phoneCodes = await database
    .deleteFrom('identity.phone_code')
    .where('offered_at', '<=', new Date(at.getTime() - tokensKnownForMs))
    .executeTakeFirstOrThrow()
  const knownDevices = await database
    .deleteFrom('identity.known_device')
    .where('expires_at', '<=', at)
    .executeTakeFirstOrThrow()
  const pending = await database
    .deleteFrom('identity.pending_sign_in')
    .where((row) => row.or([row('expires_at', '<=', at), row('ended_at', '<=', at)]))
    .executeTakeFirstOrThrow()
  const challenges = await database
    .deleteFrom('identity.passkey_challenge')
    .where('expires_at', '<=', at)
    .executeTakeFirstOrThrow()
  return {
    knownDevices: Number(knownDevices.numDeletedRows),
    customerViews: await purgeCustomerViews(context),
    companySignIns: await purgeCompanySignIns(context),
    phoneCodes: Number(phoneCodes.numDeletedRows),
    emailChanges: Number(emailChanges.numDeletedRows),
    unfinishedSignIns: Number(pending.numDeletedRows) + Number(challenges.numDeletedRows),
    sessions: Number(sessions.numDeletedRows),
    oneTimeTokens: Number(oneTimeTokens.numDeletedRows),
    attempts: Number(attempts.numDeletedRows),
  }
}
