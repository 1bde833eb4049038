import type pg from 'pg'
import type { Attempts } from '../attempt/attempts'
import { countFromNetworks, giveBackToNetworks } from '../attempt/network-attempts'
import type { PendingStage } from '../database/tables'
import type { KnownDevices } from '../known-device/known-devices'
import type { Credentials } from '../password/credentials'
import type { PendingSignIns } from '../second-factor/pending-sign-ins'
import type { SecondFactors } from '../second-factor/second-factors'
import { stageAfterFirstProof } from '../second-factor/stage-after-first-proof'
import type { Session, SessionDetails } from '../session/session'
import type { Sessions } from '../session/sessions'
import type { AccountLock } from './account-lock'
import type { LogInLimits } from './log-in-limits'
import { canBeUsername, normaliseUsername } from './normalise-username'

const addressScope = 'log-in-address'

/** Who a username belongs to. */
export interface LogInUser {
  readonly userId: string
  /** False: after a correct password, the person is referred to customer service. */
  readonly active: boolean
  /** True for the shorter lifetime of staff sessions. */
  readonly staff?: boolean
  /** True: a correct password does not sign in, because the person has to come by their company. */
  readonly comesByCompany?: boolean
}

/** A request to log in, with the details to store in the session. */
export interface LogInRequest extends SessionDetails {
  readonly username: string
  readonly password: string
  /**
   * Called with the normalised username. It must do equal work whether or not there is such a user. When a person has
   * several usernames, the failures of each are counted separately.
   */
  readonly findUser: (username: string) => Promise<LogInUser | null>
  /** The client's IP address; behind a proxy the one that the trusted proxy reports. */
  readonly address: string
  /** The token that the request came with, if any: its session ends once the password is right. */
  readonly previousToken?: string
  /** The token of a known device, if the request carries one. */
  readonly deviceToken?: string
  /**
   * Called once for each lock-out caused by wrong passwords, in a separate transaction: what it writes through `client`
   * is committed together with the mark that it ran. `userId` is null for a username that does not exist, for which it
   * must do equal work.
   */
  readonly onLockOut?: (client: pg.PoolClient, userId: string | null) => Promise<void>
}

export type LogInResult =
  | { readonly outcome: 'signedIn'; readonly token: string; readonly session: Session }
  /** The password was right; `token` is that of a pending sign-in, which can only do what `stage` names. */
  | { readonly outcome: 'pending'; readonly stage: PendingStage; readonly token: string }
  /** Unknown user or wrong password, indistinguishable. */
  | { readonly outcome: 'failed' }
  /** The password was right but the user is not active. */
  | { readonly outcome: 'inactive' }
  /** The password was right but the user has to sign in by their company. */
  | { readonly outcome: 'byCompany' }
  /** No comparison was made. The same for usernames that do not exist. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number; readonly resetRequired: boolean }

/**
 * Creates `logIn`. It makes one argon2 comparison per call that is not limited, and runs the same statements in the
 * same order for every failure, so that neither the time nor the work reveals whether a user exists.
 */
export function createLogIn(parts: {
  readonly attempts: Attempts
  readonly accountLock: AccountLock
  /** The same for each known device, which strangers cannot lock. */
  readonly deviceLock: AccountLock
  readonly knownDevices: KnownDevices
  readonly credentials: Credentials
  readonly sessions: Sessions
  readonly limits: LogInLimits
  readonly pendingSignIns: PendingSignIns
  readonly findSecondFactors: (userId: string) => Promise<SecondFactors>
  /** Whether staff without a second factor have to enrol one before they are signed in. */
  readonly staffNeedSecondFactor: boolean
}): (request: LogInRequest) => Promise<LogInResult> {
  const { attempts, credentials, sessions, limits } = parts
  return async (request) => {
    const username = normaliseUsername(request.username)
    const { address } = request

    // The address is checked first: once limited, it cannot lock any more accounts.
    const fromAddress = await countFromNetworks(attempts.countAttempt, addressScope, address, {
      limit: limits.addressFailures,
      windowMs: limits.addressWindowMs,
    })
    if (!fromAddress.allowed)
      return { outcome: 'limited', retryAfterSeconds: fromAddress.retryAfterSeconds, resetRequired: false }
    const user = canBeUsername(username) ? await request.findUser(username) : null
    // A known device is counted separately: strangers can neither lock it nor benefit from its successes.
    const { deviceToken } = request
    const isKnown =
      deviceToken !== undefined && (await parts.knownDevices.isKnownDevice(user?.userId ?? '', deviceToken))
    const lockName = isKnown ? `${username} ${deviceToken}` : username
    const accountLock = isKnown ? parts.deviceLock : parts.accountLock
    const lock = await accountLock.reserve(lockName)
    if (!lock.allowed)
      return {
        outcome: 'limited',
        retryAfterSeconds: lock.retryAfterSeconds,
        resetRequired: lock.resetRequired,
      }

    const right = await credentials.isRight(user?.userId ?? null, request.password)
    if (user === null || !right) {
      const { onLockOut } = request
      if (onLockOut !== undefined && lock.lockOuts > 0)
        await accountLock.notifyLockOut(lockName, lock.lockOuts, (client) =>
          onLockOut(client, user?.userId ?? null),
        )
      return { outcome: 'failed' }
    }

    await accountLock.forget(lockName)
    await giveBackToNetworks(attempts.giveBack, addressScope, address)
    if (!user.active) return { outcome: 'inactive' }
    if (user.comesByCompany === true) return { outcome: 'byCompany' }

    const staff = user.staff === true
    if (request.previousToken !== undefined) await sessions.endSession(request.previousToken)
    const stage = stageAfterFirstProof(
      await parts.findSecondFactors(user.userId),
      staff && parts.staffNeedSecondFactor,
    )
    if (stage !== null) {
      const token = await parts.pendingSignIns.start({ userId: user.userId, stage, staff })
      return { outcome: 'pending', stage, token }
    }
    const issued = await sessions.startSession(user.userId, {
      hostBrand: request.hostBrand ?? null,
      language: request.language ?? null,
      deviceLabel: request.deviceLabel ?? null,
      staff,
    })
    return { outcome: 'signedIn', ...issued }
  }
}
