import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type AttemptAnswer, type AttemptLimit, createAttempts } from './attempt/attempts'
import { type CompanySignIns, createCompanySignIns } from './company/company-sign-ins'
import {
  type CustomerView,
  type CustomerViewRequest,
  createCustomerViews,
} from './customer-view/customer-views'
import type { Queryable } from './database/run-on'
import type { IdentityTables } from './database/tables'
import { createEmailChanges, type EmailChange } from './email-change/email-changes'
import type { IdentityContext } from './identity-context'
import { createKnownDevices } from './known-device/known-devices'
import { createAccountLock } from './log-in/account-lock'
import { createLogIn, type LogInRequest, type LogInResult } from './log-in/log-in'
import { defaultLogInLimits, type LogInLimits } from './log-in/log-in-limits'
import { normaliseUsername } from './log-in/normalise-username'
import { createTokenDeriver } from './one-time-token/derive-token'
import {
  createOneTimeTokens,
  type IssuedOneTimeToken,
  type OneTimePurpose,
  type OneTimeTokenExpectation,
  type OneTimeTokenRequest,
  type OneTimeTokenState,
} from './one-time-token/one-time-tokens'
import { newToken } from './opaque-token'
import { createCredentials } from './password/credentials'
import { createPasswordHasher, defaultPasswordCost, type PasswordCost } from './password/password-hasher'
import { createPhoneCodes, type PhoneOffer } from './phone-code/phone-codes'
import { type PurgeCounts, purgeExpired } from './purge-expired'
import { type AppOfUser, createAuthenticatorApp, type TotpOffer } from './second-factor/authenticator-app'
import { createClearSecondFactors } from './second-factor/clear-second-factors'
import { createEnrolmentGuard } from './second-factor/enrolment-guard'
import { createPasskeys, type Passkey, type Passkeys } from './second-factor/passkeys'
import { createPendingSignIns, type PendingSignIn } from './second-factor/pending-sign-ins'
import { createRecoveryCodes } from './second-factor/recovery-codes'
import { findSecondFactors, type SecondFactors } from './second-factor/second-factors'
import { createSecretBox } from './second-factor/secret-box'
import { findSignInMeans, type SignInMeans } from './second-factor/sign-in-means'
import { createRecentProofs, type RecentProofs } from './session/recent-proofs'
import {
  type BearerDetails,
  defaultSessionLifetimes,
  type IssuedSession,
  type Session,
  type SessionDetails,
  type SessionLifetimes,
  type SessionStart,
} from './session/session'
import { createSessions } from './session/sessions'
import { createEndAllSessions } from './ways-in/end-all-sessions'
import { createEndWaysIn, type EndingOfWaysIn } from './ways-in/end-ways-in'
import { erasePerson } from './ways-in/erase-person'

/** The dependencies of `createIdentity`. Omitted parts of `limits` and `sessionLifetimes` have defaults. */
export interface IdentityOptions {
  /** A pool on the database that `identityMigrations` ran on; closing it remains the caller's responsibility. */
  readonly pool: pg.Pool
  readonly now: () => Date
  /** Cryptographically strong, such as `randomBytes` of `node:crypto`. */
  readonly randomBytes: (size: number) => Uint8Array
  /** The key material that seals the secrets of authenticator apps: 32 unpredictable bytes or more, as any text. */
  readonly sealingSecret: string
  /** The key material of tokens that may be issued again: 32 unpredictable bytes or more, as any text. */
  readonly linkSecret: string
  readonly passwordCost?: PasswordCost
  readonly limits?: Partial<LogInLimits>
  readonly sessionLifetimes?: Partial<SessionLifetimes>
  /** `required` (the default): staff without a second factor enrol one before they are signed in. */
  readonly staffSecondFactor?: 'required' | 'offered'
  /** Called for every argon2 call, so that a test can count them. */
  readonly onPasswordHash?: (call: 'hash' | 'verify') => void
}

/**
 * Credentials, sessions, limits and one-time tokens. Users are known here by their id only; whether a user
 * is active, staff or deleted is the caller's to know.
 */
export interface Identity {
  /**
   * Sets the user's password, which closes all open one-time tokens. Call `checkPasswordRules` and `isReused` before
   * and end the user's other sessions after. Fails with `invalidFieldValue` when it is empty or longer than 128
   * characters. `alongside` runs in the same transaction: what it writes through `client` and the new password are
   * committed together or not at all.
   */
  setPassword(
    userId: string,
    password: string,
    alongside?: (client: pg.PoolClient) => Promise<void>,
  ): Promise<void>
  /** Whether `password` is or was ever the user's; at least five comparisons, however many passwords there were. */
  isReused(userId: string, password: string): Promise<boolean>
  /** Whether `password` is the user's: one comparison, even if there is no such user. Count attempts before. */
  checkPassword(userId: string | null, password: string): Promise<boolean>
  /**
   * Ends what an event ends (`closings`), in one transaction: ways for a person to sign in as the user survive only
   * where that table says so. Returns how many sessions ended.
   */
  endWaysIn(userId: string, ending: EndingOfWaysIn): Promise<number>
  /** Signs everyone out, programs too, in the transaction of `within`. Returns how many sessions ended. */
  endAllSessions(within: Queryable): Promise<number>
  /** Removes all factors of the user and records by whom: a user's id, or `operator`. Ends what that event ends. */
  clearSecondFactors(userId: string, clearedBy: string, within?: Queryable): Promise<void>
  /**
   * Removes what was enrolled after `since`, because whoever enrolled it was being locked out at the same time; the
   * recovery codes are removed as well.
   */
  takeBackEnrolment(userId: string, since: Date): Promise<void>
  /**
   * Whether the session or pending sign-in of `token` is alive. Waits for any event that is ending it right now, so
   * that either that event undoes what was written before this call, or this returns false.
   */
  isStillAlive(token: string): Promise<boolean>
  /**
   * Remembers the browser of a user who just signed in, and returns the token for its cookie: `present` again when it
   * already belongs to the user. The token does not grant sign-in.
   */
  rememberDevice(userId: string, present: string | null): Promise<string>
  /** Whether the token is that of a browser that the user signed in with before. */
  isKnownDevice(userId: string, token: string): Promise<boolean>
  /** Logs a person in; see `LogInResult`. */
  logIn(request: LogInRequest): Promise<LogInResult>
  /** Opens the account that failed log-ins locked. Call it once a reset of the password is complete. */
  forgetFailedLogIns(username: string): Promise<void>
  /** Starts a browser session without a password, for a person whose identity was proved in another way. */
  startSession(userId: string, details?: SessionStart): Promise<IssuedSession>
  /**
   * Issues a token for programs. It lives `lifetimeMs` and does not slide; `invalidParameter` unless it is > 0. The
   * person's list of sessions shows the `deviceLabel` of `details`, such as the program's name.
   */
  issueBearerToken(userId: string, lifetimeMs: number, details?: BearerDetails): Promise<IssuedSession>
  /** The live session of `token`, marked as seen (written at most once a minute); null for anything else. */
  findSession(token: string): Promise<Session | null>
  /** The same without counting as use of the session: it does not extend its lifetime. */
  peekSession(token: string): Promise<Session | null>
  /** Records that the person of the session of `token` proved their identity again: by the password, or by a factor. */
  noteProof: RecentProofs['noteProof']
  /** Returns what was proved in the session of `token` within `recentProofMs`; nothing without such a session. */
  findRecentProofs: RecentProofs['findRecentProofs']
  /** Ends the session of `token`; does nothing for an unknown token. */
  endSession(token: string): Promise<void>
  /** Ends the user's session with that id, as returned by `listSessions`; false when the user has no such session. */
  endSessionOf(userId: string, sessionId: string): Promise<boolean>
  /** The live sessions of a user, the latest seen first. */
  listSessions(userId: string): Promise<readonly Session[]>
  /**
   * Counts an attempt at `key` within `scope` (a form, say) and returns whether it is within the limit. Rejected
   * attempts are not counted. `key` is stored as a hash. Fails with `invalidParameter` for a limit or window below 1.
   * `within` is the connection of a transaction that the count is committed or rolled back with; others with that key
   * wait for it.
   */
  countAttempt(scope: string, key: string, limit: AttemptLimit, within?: Queryable): Promise<AttemptAnswer>
  /** Reverts one counted attempt, because the limit is not meant for it. */
  giveBackAttempt(scope: string, key: string): Promise<void>
  /** Whether an attempt was counted there in a window that is still open; does not count anything. */
  hasAttempt(scope: string, key: string, windowMs: number): Promise<boolean>
  /**
   * Issues a token for a link and supersedes the subject's older ones of the same purpose. Calls with the same `key`
   * return the same token, and supersede others only the first time; see `IssuedOneTimeToken`. Fails with
   * `numberOutsideRange` for a lifetime longer than 24 hours.
   */
  issueOneTimeToken(request: OneTimeTokenRequest): Promise<IssuedOneTimeToken>
  /**
   * Returns the state of a token without changing anything, so that a mail scanner that opens the link does no harm.
   */
  lookAtOneTimeToken(token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState>
  /** Uses the token up. `valid` for exactly one call; of parallel calls, one wins. */
  useOneTimeToken(token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState>
  /**
   * Closes the open tokens of that purpose, because their subject has changed. `within` is the connection of a
   * transaction that this is committed or rolled back with.
   */
  supersedeOneTimeTokens(purpose: OneTimePurpose, subjectId: string, within?: Queryable): Promise<void>
  /**
   * Records a change of email address that awaits verification; it supersedes any pending ones. `within` is the
   * connection of a transaction that this is committed or rolled back with.
   */
  requestEmailChange(
    request: { readonly userId: string; readonly oldEmail: string; readonly newEmail: string },
    within?: Queryable,
  ): Promise<EmailChange>
  /** The change of that id; null for an unknown id or one older than 30 days. */
  findEmailChange(id: string): Promise<EmailChange | null>
  /** The change that the user requested last; null without one in the last 30 days. */
  findLatestEmailChange(userId: string): Promise<EmailChange | null>
  /** Marks an open change as verified; true again for one that is, false when it is superseded or undone. */
  markEmailChangeVerified(id: string): Promise<boolean>
  /**
   * Marks the change and all later ones of its user as undone; true again for one that was, and false when the
   * undoing of an earlier change took it along.
   */
  undoEmailChange(id: string): Promise<boolean>
  /** Returns each user's means of signing in, by user id; `within` is the connection of a transaction. */
  findSignInMeans(userIds: readonly string[], within?: Queryable): Promise<ReadonlyMap<string, SignInMeans>>
  /** The second factors of the user. */
  findSecondFactors(userId: string): Promise<SecondFactors>
  /** Finds the pending sign-in of a token issued by `logIn`; null when it is over. It lives five minutes. */
  findPendingSignIn(token: string): Promise<PendingSignIn | null>
  /** The same, and counts a submitted answer: null after five of them. */
  tryPendingSignIn(token: string): Promise<PendingSignIn | null>
  /** Turns a pending sign-in into a session, once its stage is passed; null when it is over. */
  completePendingSignIn(token: string, details?: SessionDetails): Promise<IssuedSession | null>
  /** Offers a secret for an authenticator app; a confirmed one remains valid until this one is confirmed. */
  offerTotp(userId: string, names: { readonly issuer: string; readonly account: string }): Promise<TotpOffer>
  /** Activates the offered secret when `code` is one of its codes. */
  confirmTotp(userId: string, code: string): Promise<boolean>
  /** Whether `code` is a code of the user's app: true once for each code. */
  verifyTotp(userId: string, code: string): Promise<boolean>
  /** The user's confirmed app; null without one. */
  findTotp(userId: string): Promise<AppOfUser | null>
  /** Removes the app; false when there was none. */
  removeTotp(userId: string): Promise<boolean>
  /** Issues ten new recovery codes that replace all older ones; this is the only time they can be read. */
  issueRecoveryCodes(userId: string): Promise<readonly string[]>
  /** True once for each recovery code, with or without its hyphens. */
  useRecoveryCode(userId: string, code: string): Promise<boolean>
  /** Deletes all recovery codes. */
  removeRecoveryCodes(userId: string): Promise<void>
  /** Returns the options with which an authenticator creates a passkey (WebAuthn, user verification required). */
  startPasskeyRegistration: Passkeys['startPasskeyRegistration']
  /**
   * Stores the passkey of the response; false when the response is wrong, late, from another browser or already known.
   */
  finishPasskeyRegistration: Passkeys['finishPasskeyRegistration']
  /** Creates a token whose only use is as `binding` of a browser that has no other. */
  newBinding(): string
  /** Returns the options for a log-in with any passkey of this site. */
  startPasskeyLogin: Passkeys['startPasskeyLogin']
  /** Returns the owner of the passkey that responded; null when the response is wrong, late or from another browser. */
  finishPasskeyLogin: Passkeys['finishPasskeyLogin']
  /** The user's passkeys, the oldest first. */
  listPasskeys(userId: string): Promise<readonly Passkey[]>
  /** Removes a passkey; false when the user has no such one. */
  removePasskey(userId: string, id: string): Promise<boolean>
  /**
   * Starts a customer view for a member of staff and returns the token for its cookie. `within` is the connection of
   * the transaction that it is committed or rolled back with.
   */
  startCustomerView(request: CustomerViewRequest, within: Queryable): Promise<string>
  /**
   * The view of that token, over or not, if it was started in the session of that id; null for anything else. Its
   * caller checks that the session is alive, and who both people are by now.
   */
  findCustomerView(token: string, sessionId: string): Promise<CustomerView | null>
  /** Ends the view and returns when it ended, which may be earlier; null when that was recorded before. */
  endCustomerView(viewId: string, within: Queryable): Promise<Date | null>
  /** The same for a view whose time or session is over; null for one that is still active. */
  endOverCustomerView(viewId: string, within: Queryable): Promise<Date | null>
  /**
   * Records that a person wants to verify a phone number, with a code that is texted to it; replaces an earlier offer.
   * `within` is the connection of a transaction that this is committed or rolled back with.
   */
  offerPhoneCode(personId: string, number: string, within?: Queryable): Promise<PhoneOffer>
  /** The person's latest offer of the last 30 days; null without one. */
  findPhoneOffer(personId: string): Promise<PhoneOffer | null>
  /** The code of an open offer and where it goes: six digits, the same every time; null when it is over. */
  phoneCodeOf(personId: string, offerId: string): Promise<{ code: string; number: string } | null>
  /** Uses the code of the person's open offer up. A code lives ten minutes and five guesses, then it is `over`. */
  usePhoneCode(personId: string, code: string): Promise<'right' | 'wrong' | 'over'>
  /** Signing in staff by their company. */
  readonly company: CompanySignIns
  /**
   * Deletes everything stored about a person: means of signing in, former passwords and addresses, links, codes; by the
   * ids of their logins and of the contact.
   */
  erasePerson(personIds: readonly string[]): Promise<void>
  /** Deletes obsolete data; to be run periodically. */
  purgeExpired(): Promise<PurgeCounts>
}

/** Creates the identity functions on a pool. It reads and writes nothing until one of them is called. */
export function createIdentity(options: IdentityOptions): Identity {
  const { pool, now, randomBytes } = options
  const database = new Kysely<IdentityTables>({ dialect: new PostgresDialect({ pool }) })
  const context: IdentityContext = { pool, database, now, randomBytes }
  const limits: LogInLimits = { ...defaultLogInLimits, ...options.limits }
  const hasher = createPasswordHasher({
    cost: options.passwordCost ?? defaultPasswordCost,
    randomBytes,
    onPasswordHash: options.onPasswordHash ?? (() => {}),
  })
  const credentials = createCredentials(context, hasher)
  const sessions = createSessions(context, { ...defaultSessionLifetimes, ...options.sessionLifetimes })
  const attempts = createAttempts(context)
  const accountLock = createAccountLock(context, limits, 'log-in-account')
  const deviceLock = createAccountLock(context, limits, 'log-in-device')
  const knownDevices = createKnownDevices(context)
  const endWaysIn = createEndWaysIn(context)
  const pendingSignIns = createPendingSignIns(context, sessions)
  const { findPendingSignIn, tryPendingSignIn, completePendingSignIn } = pendingSignIns
  const secondFactorsOf = (userId: string) => findSecondFactors(context, userId)
  const staffNeedSecondFactor = options.staffSecondFactor !== 'offered'
  return {
    setPassword: credentials.setPassword,
    isReused: credentials.isReused,
    checkPassword: credentials.isRight,
    logIn: createLogIn({
      attempts,
      accountLock,
      deviceLock,
      knownDevices,
      credentials,
      sessions,
      limits,
      pendingSignIns,
      findSecondFactors: secondFactorsOf,
      staffNeedSecondFactor,
    }),
    forgetFailedLogIns: (username) => accountLock.forget(normaliseUsername(username)),
    ...sessions,
    ...createRecentProofs(context, sessions),
    endWaysIn,
    endAllSessions: createEndAllSessions(context),
    ...createEnrolmentGuard(context),
    clearSecondFactors: createClearSecondFactors(context, endWaysIn),
    ...knownDevices,
    countAttempt: attempts.countAttempt,
    giveBackAttempt: attempts.giveBack,
    hasAttempt: attempts.hasAttempt,
    ...createOneTimeTokens(context, createTokenDeriver(options.linkSecret)),
    ...createEmailChanges(context),
    findSignInMeans: (userIds, within = pool) => findSignInMeans(within, userIds),
    findSecondFactors: secondFactorsOf,
    findPendingSignIn,
    tryPendingSignIn,
    completePendingSignIn,
    ...createAuthenticatorApp(context, createSecretBox(options.sealingSecret, randomBytes)),
    ...createRecoveryCodes(context),
    ...createPasskeys(context),
    ...createPhoneCodes(context, options.linkSecret),
    ...createCustomerViews(context),
    company: createCompanySignIns(context, {
      sessions,
      pendingSignIns,
      findSecondFactors: secondFactorsOf,
      staffNeedSecondFactor,
    }),
    newBinding: () => newToken(randomBytes),
    erasePerson: (personIds) => erasePerson(context, personIds),
    purgeExpired: () => purgeExpired(context),
  }
}
