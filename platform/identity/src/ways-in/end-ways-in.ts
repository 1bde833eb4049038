import { inTransaction } from '@porchlight/transactions'
import type { CompiledQuery } from 'kysely'
import { type Queryable, runOn } from '../database/run-on'
import type { IdentityContext } from '../identity-context'
import { hashToken } from '../opaque-token'
import { revocationOfPassword } from '../password/credentials'
import { removalOfFactors, youngFactorMs } from '../second-factor/young-factors'
import { type ClosingEvent, closings, type WayIn } from './ways-in'

/** An event that this package carries out, with the information that it needs. */
export interface EndingOfWaysIn {
  readonly event: Exclude<ClosingEvent, 'roleChange' | 'servedBrandChange' | 'lock' | 'logOut'>
  /** The session of the browser that causes the event; a token. */
  readonly presentSession?: string | null
  /** The known device that causes it; a token. It stays known where the owner is certain to be holding it. */
  readonly presentDevice?: string | null
  /** When that happened which is undone. Factors that were young then are taken off, older ones are left. */
  readonly undoneSince?: Date
  /** The connection of a transaction that all of it is committed or rolled back with. */
  readonly within?: Queryable
}

/** With these the password is not taken away but replaced, by the caller, in the same transaction. */
const withNewPassword: readonly ClosingEvent[] = ['passwordReset', 'passwordChange']
/** Events that do not cast doubt on the browser that causes them. */
const byTheOwner: readonly ClosingEvent[] = ['passwordChange', 'logOutOfOthers']

/**
 * Creates the function that ends what `closings` says an event ends, in one transaction; it returns how many sessions
 * ended. It is idempotent. Streams end with their sessions.
 */
export function createEndWaysIn(context: IdentityContext) {
  const { pool, database, now } = context
  return async (userId: string, ending: EndingOfWaysIn): Promise<number> => {
    const at = now()
    const { event, undoneSince } = ending
    const { ends } = closings[event]
    const hashOf = (token: string | null | undefined) => (token == null ? null : hashToken(token))
    const presentSession = hashOf(ending.presentSession)
    const presentDevice = byTheOwner.includes(event) ? hashOf(ending.presentDevice) : null
    const factors = removalOfFactors(
      context,
      userId,
      undoneSince === undefined ? null : new Date(undoneSince.getTime() - youngFactorMs),
    )

    const sessions = (wayIn: 'presentSession' | 'otherSession' | 'bearerToken') => {
      const living = database
        .updateTable('identity.session')
        .set({ ended_at: at })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .returning('token_hash')
      // No token has this hash, so without a present session all sessions count as others.
      const present = presentSession ?? Buffer.alloc(32)
      // A program keeps the bearer token that it uses, which was issued to it separately.
      if (wayIn === 'presentSession')
        return living.where('token_hash', '=', present).where('kind', '=', 'browser')
      const kind = wayIn === 'bearerToken' ? 'bearer' : 'browser'
      return living.where('token_hash', '!=', present).where('kind', '=', kind)
    }
    const pending = database
      .updateTable('identity.pending_sign_in')
      .set({ ended_at: at })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
    const devices = database
      .deleteFrom('identity.known_device')
      .where('user_id', '=', userId)
      .where('token_hash', '!=', presentDevice ?? Buffer.alloc(32))
    const resetLinks = database
      .updateTable('identity.one_time_token')
      .set({ superseded_at: at })
      .where('subject_id', '=', userId)
      .where('purpose', '=', 'passwordReset')
      .where('used_at', 'is', null)
      .where('superseded_at', 'is', null)
    const addressChanges = database
      .updateTable('identity.email_change')
      .set({ superseded_at: at })
      .where('user_id', '=', userId)
      .where('verified_at', 'is', null)
      .where('superseded_at', 'is', null)
      .where('undone_at', 'is', null)

    const statements: Readonly<Partial<Record<WayIn, readonly CompiledQuery[]>>> = {
      password: withNewPassword.includes(event) ? [] : [revocationOfPassword(context, userId).compile()],
      presentSession: [sessions('presentSession').compile()],
      otherSession: [sessions('otherSession').compile()],
      bearerToken: [sessions('bearerToken').compile()],
      pendingSignIn: [pending.compile()],
      ...factors,
      knownDevice: [devices.compile()],
      // A link issued along with a password ends with it; one mailed since then must remain valid.
      passwordResetLink: ends.includes('password') ? [] : [resetLinks.compile()],
      emailVerificationLink: [addressChanges.compile()],
    }
    const end = async (connection: Queryable) => {
      let sessionsEnded = 0
      // The password is ended first and factors last, so that a person who is being locked out can restore neither in
      // between.
      for (const wayIn of ends) {
        for (const statement of statements[wayIn] ?? []) {
          const rows = await runOn(connection, statement)
          if (wayIn === 'presentSession' || wayIn === 'otherSession' || wayIn === 'bearerToken')
            sessionsEnded += rows.length
        }
      }
      return sessionsEnded
    }
    return ending.within === undefined ? await inTransaction(pool, end) : await end(ending.within)
  }
}
