/**
 * How many hours the links of mails live: a day at most (NIST SP 800-63B), as a setting says for a password (null), and three
 * days for what locks out rather than lets in; a year for what turns mails off, which old mails have to do as well, and for a
 * guest's conversation, which its case ends before that. And the
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
  guestMessage: { hours: 24, page: '/messages/guest/confirm' },
  guestConversation: { hours: 366 * 24, page: '/messages/guest/conversation' },
} as const
