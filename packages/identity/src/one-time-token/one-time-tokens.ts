import { fail } from '@porchlight/errors'
import { sql } from 'kysely'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import { hashToken, newToken } from '../opaque-token'

/**
 * What a link in a mail is for. A token of one purpose is unknown to every other. Each purpose has subjects of
 * its own: the contact that registers, the user whose password is reset, the change of address.
 */
export type OneTimePurpose = 'registration' | 'passwordReset' | 'emailVerification' | 'emailChangeUndo'

/** What the page that received the token expects it to be: both must agree, or the token is `unknown`. */
export interface OneTimeTokenExpectation {
  readonly purpose: OneTimePurpose
  /** The brand of the host that the request came to. */
  readonly brand: string
}

/** The state of a token; `superseded` when a newer one was issued or the subject's password changed since. */
export type OneTimeTokenState =
  | { readonly state: 'valid'; readonly subjectId: string; readonly expiresAt: Date }
  | { readonly state: 'expired' | 'used' | 'superseded'; readonly subjectId: string }
  | { readonly state: 'unknown' }

export interface OneTimeTokenRequest extends OneTimeTokenExpectation {
  /** Whom or what the link is for; see `OneTimePurpose`. */
  readonly subjectId: string
  /** At most 24 hours (NIST SP 800-63B for codes sent by e-mail). */
  readonly lifetimeMs: number
}

export interface OneTimeTokens {
  issueOneTimeToken(
    request: OneTimeTokenRequest,
  ): Promise<{ readonly token: string; readonly expiresAt: Date }>
  lookAtOneTimeToken(token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState>
  useOneTimeToken(token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState>
  supersedeOneTimeTokens(purpose: OneTimePurpose, subjectId: string): Promise<void>
}

const longestLifetimeMs = 24 * 3_600_000

/** The version of the subject's password, 0 without one: subjects that are no users have none. */
const credentialVersion = (subjectId: unknown) =>
  sql<number>`coalesce((select version from identity.credential where user_id = ${subjectId}), 0)`

/** Makes the functions over `identity.one_time_token`. */
export function createOneTimeTokens(context: IdentityContext): OneTimeTokens {
  const { database, now, randomBytes } = context

  const look = async (token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState> => {
    const tokenHash = hashToken(token)
    if (tokenHash === null) return { state: 'unknown' }
    const row = await database
      .selectFrom('identity.one_time_token')
      .select(['subject_id', 'expires_at', 'used_at', 'superseded_at', 'credential_version'])
      .select(credentialVersion(sql.ref('identity.one_time_token.subject_id')).as('present_version'))
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', expected.purpose)
      .where('brand', '=', expected.brand)
      .executeTakeFirst()
    if (row === undefined) return { state: 'unknown' }
    const subjectId = row.subject_id
    if (row.used_at !== null) return { state: 'used', subjectId }
    if (row.superseded_at !== null || row.credential_version !== row.present_version)
      return { state: 'superseded', subjectId }
    const expiresAt = toDate(row.expires_at)
    return expiresAt <= now() ? { state: 'expired', subjectId } : { state: 'valid', subjectId, expiresAt }
  }

  return {
    issueOneTimeToken: async ({ purpose, brand, subjectId, lifetimeMs }) => {
      if (!Number.isSafeInteger(lifetimeMs) || lifetimeMs < 1 || lifetimeMs > longestLifetimeMs)
        throw fail('numberOutsideRange', { parameter: 'lifetimeMs', min: 1, max: longestLifetimeMs })
      const token = newToken(randomBytes)
      const tokenHash = hashToken(token)
      if (tokenHash === null) throw fail('internal')
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
      await database.transaction().execute(async (transaction) => {
        // Two requests at once take their turn, or each would miss the other's token and both would stay open.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`one-time-token ${purpose} ${subjectId}`}, 0))`.execute(
          transaction,
        )
        await transaction
          .updateTable('identity.one_time_token')
          .set({ superseded_at: createdAt })
          .where('subject_id', '=', subjectId)
          .where('purpose', '=', purpose)
          .where('used_at', 'is', null)
          .where('superseded_at', 'is', null)
          .execute()
        await transaction
          .insertInto('identity.one_time_token')
          .values({
            token_hash: tokenHash,
            purpose,
            subject_id: subjectId,
            brand,
            credential_version: credentialVersion(subjectId),
            created_at: createdAt,
            expires_at: expiresAt,
          })
          .execute()
      })
      return { token, expiresAt }
    },

    lookAtOneTimeToken: look,

    supersedeOneTimeTokens: async (purpose, subjectId) => {
      await database
        .updateTable('identity.one_time_token')
        .set({ superseded_at: now() })
        .where('subject_id', '=', subjectId)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('superseded_at', 'is', null)
        .execute()
    },

    useOneTimeToken: async (token, expected) => {
      const tokenHash = hashToken(token)
      if (tokenHash === null) return { state: 'unknown' }
      const at = now()
      const used = await database
        .updateTable('identity.one_time_token')
        .set({ used_at: at })
        .where('token_hash', '=', tokenHash)
        .where('purpose', '=', expected.purpose)
        .where('brand', '=', expected.brand)
        .where('used_at', 'is', null)
        .where('superseded_at', 'is', null)
        .where('expires_at', '>', at)
        .where('credential_version', '=', credentialVersion(sql.ref('identity.one_time_token.subject_id')))
        .returning(['subject_id', 'expires_at'])
        .executeTakeFirst()
      if (used !== undefined)
        return { state: 'valid', subjectId: used.subject_id, expiresAt: toDate(used.expires_at) }
      const state = await look(token, expected)
      // It was open a moment ago for nobody: a token that could not be used is never reported as valid.
      return state.state === 'valid' ? { state: 'unknown' } : state
    },
  }
}
