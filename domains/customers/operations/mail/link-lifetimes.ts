const hourMs = 3_600_000

/**
 * How long the links of mails live: a day at most (NIST SP 800-63B), an hour for a password, and three days for what
 * lets nobody in but shuts somebody out.
 */
export const linkLifetimes = {
  registration: { hours: 24, ms: 24 * hourMs },
  passwordReset: { hours: 1, ms: hourMs },
  emailVerification: { hours: 24, ms: 24 * hourMs },
  emailChangeUndo: { hours: 24, ms: 24 * hourMs },
  secondFactorUndo: { hours: 72, ms: 72 * hourMs },
  orderTask: { hours: 24, ms: 24 * hourMs },
} as const
