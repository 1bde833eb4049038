import { fail } from '@porchlight/errors'
import { lockSpaces } from '@porchlight/transactions/locks'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Queryable, runOn } from '../database/run-on'
import type { IdentityTables } from '../database/tables'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import { hashToken, newToken } from '../opaque-token'
import type { TokenOrigin } from './derive-token'

/**
 * The purpose of a link in a mail. A token of one purpose is unknown to every other. Each purpose has its own kind of
 * subject: the contact that registers, the user whose password is reset, the change of address, the addition of a
 * factor, the page of an order (`orderTask`, which may be opened any number of times while it lives), a customer's
 * choice about mails (`mailChoice`, the same), a guest's message whose address is not verified yet, and the
 * conversation that it became (`guestConversation`, the same).
 */
export type OneTimePurpose =
  | 'registration'
  | 'passwordReset'
  | 'emailVerification'
  | 'emailChangeUndo'
  | 'secondFactorUndo'
  | 'orderTask'
  | 'mailChoice'
  | 'guestMessage'
  | 'guestConversation'

/**
 * The same, and purposes whose token goes into the cookie of a guest's browser, never into a mail: the lookup of an
 * order, and an unfinished sign-up.
 */
export type TokenPurpose = OneTimePurpose | 'enrollmentLookUp' | 'enrollmentSignUp'

/** The expectations of the page that received the token: both must match, or the token is `unknown`. */
export interface OneTimeTokenExpectation {
  readonly purpose: TokenPurpose
  /** The brand of the host that the request came to. */
  readonly brand: string
}

/** The state of a token; `superseded` when a newer one was issued or the subject's password changed since. */
export type OneTimeTokenState =
  | { readonly state: 'valid'; readonly subjectId: string; readonly expiresAt: Date }
  | { readonly state: 'expired' | 'used' | 'superseded'; readonly subjectId: string }
  | { readonly state: 'unknown' }

export interface OneTimeTokenRequest extends OneTimeTokenExpectation {
  /** The subject of the link; see `OneTimePurpose`. */
  readonly subjectId: string
  /**
   * At most 24 hours (NIST SP 800-63B for codes sent by email); at most 14 days for a sign-up, 72 hours for the
   * undoing of a factor, a year for a choice about mails, and a day longer for a guest's conversation.
   */
  readonly lifetimeMs: number
  /**
   * What the token is issued for, such as the id of the job that mails it. Without one, every call issues a different
   * token.
   */
  readonly key?: string
}

/**
 * A token that was issued, by this call or by an earlier one with its key. One that ran out, or that a new password
 * closed, is replaced by another when it is requested again; one that was used or superseded is not, and `isOpen` is
 * false: its mail has arrived, or has been superseded by a newer one.
 */
export interface IssuedOneTimeToken {
  readonly token: string
  readonly expiresAt: Date
  readonly isOpen: boolean
}

export interface OneTimeTokens {
  issueOneTimeToken(request: OneTimeTokenRequest): Promise<IssuedOneTimeToken>
  lookAtOneTimeToken(token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState>
  useOneTimeToken(token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState>
  supersedeOneTimeTokens(purpose: OneTimePurpose, subjectId: string, within?: Queryable): Promise<void>
}

const longestLifetimeMs = 24 * 3_600_000
/** It resumes an unfinished form: it opens what was typed, but no account. */
const longestSignUpMs = 14 * longestLifetimeMs
/** It locks out rather than in, and its mail is not read every day. */
const longestUndoMs = 3 * longestLifetimeMs
/** It opens nothing, and links in mails that are months old must still unsubscribe (RFC 8058). */
const longestChoiceMs = 365 * longestLifetimeMs
/** It opens only the conversation that its holder started; the case determines when that ends. */
const longestConversationMs = 366 * longestLifetimeMs
const longestMs: Readonly<Partial<Record<TokenPurpose, number>>> = {
  enrollmentSignUp: longestSignUpMs,
  secondFactorUndo: longestUndoMs,
  mailChoice: longestChoiceMs,
  guestConversation: longestConversationMs,
}
const seedBytes = 32

/** Returns the version of the subject's password, 0 without one: subjects that are not users have none. */
const credentialVersion = (subjectId: unknown) =>
  sql<number>`coalesce((select version from identity.credential where user_id = ${subjectId}), 0)`

/** The dependencies of the functions here. */
interface Issuer extends IdentityContext {
  readonly deriveToken: (origin: TokenOrigin) => string
}

/** Creates the functions over `identity.one_time_token`. */
export function createOneTimeTokens(
  context: IdentityContext,
  deriveToken: (origin: TokenOrigin) => string,
): OneTimeTokens {
  const issuer: Issuer = { ...context, deriveToken }
  return {
    issueOneTimeToken: (request) => issue(issuer, request),
    lookAtOneTimeToken: (token, expected) => look(context, token, expected),
    supersedeOneTimeTokens: async (purpose, subjectId, within = context.pool) => {
      await runOn(within, supersede(context.database, { purpose, subjectId }, context.now()).compile())
    },
    useOneTimeToken: (token, expected) => use(context, token, expected),
  }
}

async function issue(issuer: Issuer, request: OneTimeTokenRequest): Promise<IssuedOneTimeToken> {
  const { purpose, brand, subjectId, lifetimeMs, key } = request
  const { database, now } = issuer
  const max = longestMs[purpose] ?? longestLifetimeMs
  if (!Number.isSafeInteger(lifetimeMs) || lifetimeMs < 1 || lifetimeMs > max)
    throw fail('numberOutsideRange', { parameter: 'lifetimeMs', min: 1, max })
  return database.transaction().execute(async (transaction) => {
    // Concurrent requests are serialized; otherwise each would miss the other's token and both would stay open.
    const turn = `one-time-token ${purpose} ${subjectId}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, ${sql.lit(lockSpaces.oneTimeToken)}))`.execute(
      transaction,
    )
    const issued = key === undefined ? null : await findIssued(issuer, transaction, { ...request, key })
    if (issued !== null) return issued

    const { token, seed } = mint(issuer, request)
    const tokenHash = hashToken(token)
    if (tokenHash === null) throw fail('internal')
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
    await supersede(transaction, request, createdAt).execute()
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
        issue_key: key ?? null,
        seed,
      })
      .execute()
    return { token, expiresAt, isOpen: true }
  })
}

function mint({ deriveToken, randomBytes }: Issuer, request: OneTimeTokenRequest) {
  const { purpose, brand, subjectId, key } = request
  if (key === undefined) return { token: newToken(randomBytes), seed: null }
  const seed = Buffer.from(randomBytes(seedBytes))
  return { token: deriveToken({ purpose, brand, subjectId, key, seed }), seed }
}

/** Returns what an earlier call with that key issued; null when there is nothing, or nothing that should last. */
async function findIssued(
  { deriveToken, now }: Issuer,
  transaction: Transaction<IdentityTables>,
  { purpose, brand, subjectId, key }: OneTimeTokenRequest & { readonly key: string },
): Promise<IssuedOneTimeToken | null> {
  const row = await transaction
    .selectFrom('identity.one_time_token')
    .select(['token_hash', 'seed', 'expires_at', 'used_at', 'superseded_at', 'credential_version'])
    .select(credentialVersion(subjectId).as('present_version'))
    .where('issue_key', '=', key)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('brand', '=', brand)
    .orderBy('superseded_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || row.seed === null) return null
  const token = deriveToken({ purpose, brand, subjectId, key, seed: row.seed })
  const expiresAt = toDate(row.expires_at)
  if (row.used_at !== null || row.superseded_at !== null) return { token, expiresAt, isOpen: false }
  const lasts = expiresAt > now() && row.credential_version === row.present_version
  // With a different secret the token would differ from the one that was mailed.
  return lasts && hashToken(token)?.equals(row.token_hash) === true
    ? { token, expiresAt, isOpen: true }
    : null
}

/** The statement that closes every open token of a subject. */
function supersede(
  database: Kysely<IdentityTables>,
  { purpose, subjectId }: Pick<OneTimeTokenRequest, 'purpose' | 'subjectId'>,
  at: Date,
) {
  return database
    .updateTable('identity.one_time_token')
    .set({ superseded_at: at })
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
}

async function look(
  { database, now }: IdentityContext,
  token: string,
  expected: OneTimeTokenExpectation,
): Promise<OneTimeTokenState> {
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

async function use(
  context: IdentityContext,
  token: string,
  expected: OneTimeTokenExpectation,
): Promise<OneTimeTokenState> {
  const tokenHash = hashToken(token)
  if (tokenHash === null) return { state: 'unknown' }
  const at = context.now()
  const used = await context.database
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
  const state = await look(context, token, expected)
  // A token that could not be used is never reported as valid, even if it was open a moment ago.
  return state.state === 'valid' ? { state: 'unknown' } : state
}
