/** What keeps a promise: the jobs that do what the sentence says, or why none has to. */
export type PromiseKeeper = readonly [job: string, ...more: string[]] | { readonly noJob: string }

const contractNotices = ['mail-contracts', 'send-contract-mail'] as const
const advisorsReply = ['send-case-reply'] as const
const orderUpdates = ['apply-market-event', 'send-enrollment-update'] as const
const stopMails = ['sweep-enrollments', 'watch-changes-for-mails', 'send-service-stop-outcome'] as const
const averageBilling = ['deliver-billing-events', 'import-billing'] as const
const newLink = ['send-order-link'] as const

/**
 * The sentences of pages, mails and texts that promise a later act, such as "We write to you", and what keeps each: by the folder
 * and the key of the label. Whoever writes another such sentence names the job that keeps it.
 */
export const promises: Readonly<Record<string, PromiseKeeper>> = {
  'accounts/screens/account.noticesText': contractNotices,
  'alerts/components.codeSentTo': ['send-number-code'],
  'alerts/components.codeTitle': ['send-number-code'],
  'alerts/components.mobileHint': ['send-number-code'],
  'alerts/texts/alerts-off.body': {
    noJob: 'It says that texts end, as each text checks the consent before it goes.',
  },
  'average-billing/screens.differenceEnd': averageBilling,
  'average-billing/screens.differenceStop': averageBilling,
  'average-billing/screens.doneText': averageBilling,
  'average-billing/screens.offText': averageBilling,
  'average-billing/screens/off.settlesUnknown': averageBilling,
  'autopay/screens.nextNone': ['plan-debits', 'send-debit-notice'],
  'autopay/screens.noticeFact': ['plan-debits', 'send-debit-notice'],
  'customers/components/links.emailExpiredText': ['send-email-verification'],
  'customers/components/links.notVerifiedText': ['send-registration-link'],
  'deposits/screens/deposit.inReview': [
    'watch-changes-for-mails',
    'send-order-link',
    'send-enrollment-update',
  ],
  'customers/facts/contact-labels.complainToUs': advisorsReply,
  'documents/components.doneText': ['watch-changes-for-mails', 'send-document-decision'],
  'enrollment/components.dueBy': ['follow-up-orders', 'send-order-reminder'],
  'enrollment/components.movedText': orderUpdates,
  'enrollment/components/action-labels.utilityConfirmsText': orderUpdates,
  'enrollment/components/action-labels.utilityDecidesText': orderUpdates,
  'enrollment/components/action-labels.stopWaitsForMarket': ['sweep-enrollments', 'advance-enrollment'],
  'enrollment/components/action-labels.utilityConfirmsStopText': stopMails,
  'enrollment/components/action-labels.weCheckBalanceText': [
    'watch-changes-for-mails',
    'send-notice-decision',
  ],
  'enrollment/components/action-labels.weCheckDepositText': [
    'watch-changes-for-mails',
    'send-order-link',
    'send-enrollment-update',
  ],
  'enrollment/components/action-labels.weCheckDocumentsText': [
    'watch-changes-for-mails',
    'send-document-decision',
  ],
  'enrollment/components/action-labels.weCheckIdentityText': [
    'watch-changes-for-mails',
    'send-enrollment-update',
  ],
  'enrollment/components/action-labels.weCheckSwitchHoldText': [
    'watch-changes-for-mails',
    'send-notice-decision',
  ],
  'enrollment/components/action-labels.weSendOrder': ['advance-enrollment'],
  'enrollment/components/action-labels.weSendStop': ['advance-enrollment'],
  'enrollment/components/action-labels.weWaitForMarket': ['sweep-enrollments', 'advance-enrollment'],
  'enrollment/components/order-task.linkNeededText': newLink,
  'enrollment/components/order-task.linkSentText': newLink,
  'enrollment/screens/enroll/complete.mailed': ['send-enrollment-confirmation'],
  'enrollment/screens/enroll/complete.nextUtility': orderUpdates,
  'enrollment/screens/enroll/sign-up.emailHint': ['send-enrollment-confirmation'],
  'enrollment/screens/enroll/sign-up.mobilePhoneHint': {
    noJob: 'It says what is not sent; texts go out by the consent to text alerts alone.',
  },
  'enrollment/screens/orders/order.planConfirmedText': ['send-plan-change-confirmation'],
  'enrollment/screens/stop-service.thenAutopay': ['debit-autopay', 'end-autopay-with-service'],
  'enrollment/screens/stop-service.thenAverageBilling': averageBilling,
  'enrollment/screens/stop-service.thenDeposit': ['settle-deposits-with-service', 'refund-deposits'],
  'enrollment/mails/order-withdrawn.reason': ['refund-deposits', 'refund-deposit'],
  'enrollment/mails/order-cancelled.reason': ['refund-deposits', 'refund-deposit'],
  'getting-in/screens/find-my-account.lead': ['send-registration-link'],
  'getting-in/screens/forgot-password.lead': ['send-reset-link'],
  'getting-in/screens/login.undoneText': ['send-reset-link'],
  'getting-in/screens/second-factor/undo.effect': ['send-reset-link'],
  'home/screens/help.passwordHint': ['send-reset-link'],
  'home/screens/help.writeText': advisorsReply,
  'messages/components.answerBy': advisorsReply,
  'messages/components.answerSoon': advisorsReply,
  'messages/screens.emptyText': advisorsReply,
  'messages/screens.lead': advisorsReply,
  'messages/mails/case-reply.reason': { noJob: 'It tells of the answer that the mail is about.' },
  'messages/screens/case.sentMail': advisorsReply,
  'messages/screens/guest.emailHint': ['send-guest-message-link', 'send-case-reply'],
  'messages/screens/guest.lead': advisorsReply,
  'messages/screens/guest/confirm.sentMail': advisorsReply,
  'messages/screens/new.lead': advisorsReply,
  'moving/screens/move.thenAccount': ['advance-enrollment', 'import-billing'],
  'moving/screens/move.thenAutopay': ['debit-autopay', 'end-autopay-with-service'],
  'moving/screens/move.thenAverageBilling': averageBilling,
  'moving/screens/move.thenDeposit': ['settle-deposits-with-service', 'refund-deposits'],
  'moving/screens/move.thenOrders': ['advance-enrollment'],
  'notices/screens.checkingText': ['watch-changes-for-mails', 'send-notice-decision'],
  'notices/screens.sentText': ['watch-changes-for-mails', 'send-notice-decision'],
  'notices/screens.stepSend': ['watch-changes-for-mails', 'send-notice-decision'],
  'paperless/screens.doneText': ['import-billing', 'send-bill-ready'],
  'paperless/screens.onText': ['import-billing', 'send-bill-ready'],
  'paperless/screens.onTitle': ['import-billing', 'send-bill-ready'],
  'paperless/screens/off.failed': ['import-billing', 'send-bill-ready'],
  'payments/mails/payment-refunded.heading': { noJob: 'It tells of the refund that was made.' },
  'payments/screens/bills/bill/more-time.text': advisorsReply,
  'plans/facts/contract-labels.termNotices': contractNotices,
  'profile/screens.language': { noJob: 'Every mail is written in the language of its customer.' },
  'profile/screens/change-email.lead': ['send-email-verification'],
  'profile/screens/change-email/undo.effect': ['send-reset-link'],
  'profile/screens/phones.lead': { noJob: 'It says what we do not call or text about.' },
  'profile/screens/verify-email.lead': { noJob: 'Every mail goes to the address of its customer.' },
  'verification/components.Manual_ReviewText': ['watch-changes-for-mails', 'send-enrollment-update'],
}
