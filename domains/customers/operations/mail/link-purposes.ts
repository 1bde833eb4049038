/**
 * The lifetime in hours of mailed links: a day at most (NIST SP 800-63B), or as configured for a password (null), and
 * three days for links that lock out rather than let in; a year for links that turn mails off, which have to work in
 * old mails too, and for a guest's conversation, which expires earlier with its case. Also the page that each leads to;
 * null for a page of an order.
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
