/** How many failures to log in are borne. Times are in milliseconds. */
export interface LogInLimits {
  /** This many failures of one account, none later than `accountWindowMs` after the one before, lock it. */
  readonly accountFailures: number
  readonly accountWindowMs: number
  /** The first lock lasts this long and each further one twice as long as the one before … */
  readonly firstLockMs: number
  /** … but never longer than this. */
  readonly longestLockMs: number
  /** After this many failures without a success between them, only a new password opens the account. */
  readonly consecutiveFailures: number
  /**
   * This many failures from one client address within `addressWindowMs` stop that address, and the multiples of
   * `addressNetworks` the networks around it.
   */
  readonly addressFailures: number
  readonly addressWindowMs: number
  /** Failures of an account are remembered for this long after the latest one. */
  readonly rememberedMs: number
}

/**
 * 10 failures in 15 minutes for an account, then locks of 1, 2, 4 … 60 minutes; 100 consecutive failures in
 * all (the most that NIST SP 800-63B allows); 100 failures in 15 minutes for an address.
 */
export const defaultLogInLimits: LogInLimits = {
  accountFailures: 10,
  accountWindowMs: 15 * 60_000,
  firstLockMs: 60_000,
  longestLockMs: 60 * 60_000,
  consecutiveFailures: 100,
  addressFailures: 100,
  addressWindowMs: 15 * 60_000,
  rememberedMs: 30 * 24 * 3_600_000,
}
