/**
 * How many hours the links of mails live: a day at most (NIST SP 800-63B), as a setting says for a password (null), and three
 * days for what locks out rather than lets in; a year for what turns mails off, which old mails have to do as well. And the
 * page that each leads to; null where that is one of an order's.
 */
export const linkPurposes = {
  registration: { hours: 24, page: '/create-password' },
  passwordReset: { hours: null, page: '/reset-password' },
  emailVerification: { hours: 24, page: '/verify-email' },
  emailChangeUndo: { hours: 24, page: '/change-email/undo' },
  secondFactorUndo: { hours: 72, page: '/second-factor/undo' },
  mailChoice: { hours: 8_760, page: '/unsubscribe' },
  orderTask: { hours: 24, page: null },
} as const
