import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type AttemptAnswer, type AttemptLimit, createAttempts } from './attempt/attempts'
import type { IdentityTables } from './database/tables'
import type { IdentityContext } from './identity-context'
import { createAccountLock } from './log-in/account-lock'
import { createLogIn, type LogInRequest, type LogInResult } from './log-in/log-in'
import { defaultLogInLimits, type LogInLimits } from './log-in/log-in-limits'
import { normaliseUsername } from './log-in/normalise-username'
import {
  createOneTimeTokens,
  type OneTimeTokenExpectation,
  type OneTimeTokenRequest,
  type OneTimeTokenState,
} from './one-time-token/one-time-tokens'
import { createCredentials } from './password/credentials'
import { createPasswordHasher, defaultPasswordCost, type PasswordCost } from './password/password-hasher'
import { type PurgeCounts, purgeExpired } from './purge-expired'
import {
  defaultSessionLifetimes,
  type IssuedSession,
  type Session,
  type SessionDetails,
  type SessionLifetimes,
} from './session/session'
import { createSessions } from './session/sessions'

/** What `createIdentity` works with. Parts of `limits` and `sessionLifetimes` that are left out have defaults. */
export interface IdentityOptions {
  /** A pool on the database that `identityMigrations` ran on; it stays the caller's to close. */
  readonly pool: pg.Pool
  readonly now: () => Date
  /** Cryptographically strong, such as `randomBytes` of `node:crypto`. */
  readonly randomBytes: (size: number) => Uint8Array
  readonly passwordCost?: PasswordCost
  readonly limits?: Partial<LogInLimits>
  readonly sessionLifetimes?: Partial<SessionLifetimes>
  /** Told of every argon2 call, so that a test can count them. */
  readonly onPasswordHash?: (call: 'hash' | 'verify') => void
}

/**
 * Credentials, sessions, limits and one-time tokens. Users are known here by their id only; whether a user
 * is active, staff or deleted is the caller's to know.
 */
export interface Identity {
  /**
   * Gives the user this password, which closes all open one-time tokens. Check `checkPasswordRules` and
   * `isReused` before and end the user's other sessions after. `invalidFieldValue` when it is empty or longer
   * than 128 characters.
   */
  setPassword(userId: string, password: string): Promise<void>
  /** Whether `password` is one of the user's `last` (1 to 5, default 5) passwords; always `last` comparisons. */
  isReused(userId: string, password: string, last?: number): Promise<boolean>
  /** Logs a person in; see `LogInResult`. */
  logIn(request: LogInRequest): Promise<LogInResult>
  /** Opens the account that failed log-ins locked. Call it once a reset of the password is complete. */
  forgetFailedLogIns(username: string): Promise<void>
  /** Starts a browser session without a password, for a person whose identity is proved otherwise. */
  startSession(
    userId: string,
    details?: SessionDetails & { readonly staff?: boolean },
  ): Promise<IssuedSession>
  /** Issues a token for programs. It lives `lifetimeMs` and does not slide; `invalidParameter` unless it is > 0. */
  issueBearerToken(userId: string, lifetimeMs: number): Promise<IssuedSession>
  /** The live session of `token`, marked as seen (written at most once a minute); null for anything else. */
  findSession(token: string): Promise<Session | null>
  /** Ends the session of `token`; nothing happens when there is none. */
  endSession(token: string): Promise<void>
  /** Ends all sessions of a user, bearer tokens included, but the one of the token `except`; gives how many. */
  endSessionsOf(userId: string, options?: { readonly except?: string }): Promise<number>
  /** The live sessions of a user, the latest seen first. */
  listSessions(userId: string): Promise<readonly Session[]>
  /**
   * Counts an attempt at `key` within `scope` (a form, say) and tells whether it is within the limit. What is
   * refused is not counted. `key` is stored as a hash. `invalidParameter` for a limit or window below 1.
   */
  countAttempt(scope: string, key: string, limit: AttemptLimit): Promise<AttemptAnswer>
  /**
   * Issues a token for a link and supersedes the user's older ones of the same purpose. `numberOutsideRange`
   * when it is to live longer than 24 hours.
   */
  issueOneTimeToken(
    request: OneTimeTokenRequest,
  ): Promise<{ readonly token: string; readonly expiresAt: Date }>
  /** The state of a token; it changes nothing, so that a mail scanner that opens the link does no harm. */
  lookAtOneTimeToken(token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState>
  /** Uses the token up. `valid` for exactly one call; of parallel calls, one wins. */
  useOneTimeToken(token: string, expected: OneTimeTokenExpectation): Promise<OneTimeTokenState>
  /** Deletes what has no meaning any more; to be run now and then. */
  purgeExpired(): Promise<PurgeCounts>
}

/** Makes the identity functions on a pool. It reads and writes nothing until one of them is called. */
export function createIdentity(options: IdentityOptions): Identity {
  const { pool, now, randomBytes } = options
  const database = new Kysely<IdentityTables>({ dialect: new PostgresDialect({ pool }) })
  const context: IdentityContext = { database, now, randomBytes }
  const limits: LogInLimits = { ...defaultLogInLimits, ...options.limits }
  const hasher = createPasswordHasher({
    cost: options.passwordCost ?? defaultPasswordCost,
    randomBytes,
    onPasswordHash: options.onPasswordHash ?? (() => {}),
  })
  const credentials = createCredentials(context, hasher)
  const sessions = createSessions(context, { ...defaultSessionLifetimes, ...options.sessionLifetimes })
  const attempts = createAttempts(context)
  const accountLock = createAccountLock(context, limits)
  return {
    setPassword: credentials.setPassword,
    isReused: credentials.isReused,
    logIn: createLogIn({ attempts, accountLock, credentials, sessions, limits }),
    forgetFailedLogIns: (username) => accountLock.forget(normaliseUsername(username)),
    ...sessions,
    countAttempt: attempts.countAttempt,
    ...createOneTimeTokens(context),
    purgeExpired: () => purgeExpired(context),
  }
}
