import type { MailGroup } from './mail-groups'

/** Why mails come whatever the customer chose. */
export const alwaysReasons = {
  access: 'It lets in, or reports what somebody may have done who is not the customer.',
  requested: 'The customer requested it, or waits for its answer.',
  bill: 'It is about money that is owed, did not come, or goes back.',
  notice: 'A law or an authorization wants the customer notified.',
  service: 'It says when service or a price starts, ends or does not, or what the customer has to do for it.',
  staff: 'It goes to those who serve, for their work.',
} as const

/** Whether a mail may be turned off. */
export type MailEntry =
  | { readonly always: keyof typeof alwaysReasons }
  | {
      readonly group: MailGroup
      /** Why missing it harms no one, and when it is sent in any case. */
      readonly reason: string
    }

const access = { always: 'access' } as const
const requested = { always: 'requested' } as const
const bill = { always: 'bill' } as const
const notice = { always: 'notice' } as const
const service = { always: 'service' } as const
const staff = { always: 'staff' } as const

const newBill = {
  group: 'bills',
  reason: 'The bill comes on paper. Where it does not, this delivers it, and comes in any case.',
} as const
const receipt = {
  group: 'receipts',
  reason:
    'The page that took the payment named its number, and shows it for good. A deposit’s receipt proves what goes back, and comes in any case.',
} as const

const offer = {
  group: 'offers',
  reason: 'It is to sell something. Nothing of the account depends on it.',
} as const

/** Every mail, by its name: which ones customers may turn off, and why. */
export const mailRegister = {
  'account-locked': access,
  'already-registered': access,
  'data-downloaded': access,
  'data-erased': access,
  'email-change-notice': access,
  'inactive-account': requested,
  'password-changed': access,
  'program-allowed': access,
  'registration-link': requested,
  'reset-password-link': requested,
  'second-factor-added': access,
  'second-factor-removed': access,
  'second-factors-cleared': access,
  'verify-email-link': requested,

  'bill-ready': newBill,
  'bill-ready-debited': newBill,
  'bill-ready-nothing-due': newBill,
  'past-due': bill,

  'payment-receipt': receipt,
  'payment-receipt-in-part': receipt,
  'payment-refunded': bill,
  'payment-regained': bill,
  'payment-returned': bill,
  'payment-returned-nothing-due': bill,
  'arrangement-agreed': requested,
  'arrangement-broken': bill,
  'arrangement-part-due': bill,

  'average-billing-off': requested,
  'average-billing-on': requested,

  // What was authorized, and debits of another amount than before, are notified in writing (12 CFR 1005.10).
  'autopay-changed': notice,
  'debit-failed': bill,
  'debit-failed-nothing-due': bill,
  'debit-notice': notice,
  'debit-notice-final': notice,
  'debit-regained': bill,

  'deposit-and-interest-applied': bill,
  'deposit-and-interest-refunded': bill,
  'deposit-applied': bill,
  'deposit-interest-applied': bill,
  'deposit-refunded': bill,

  'contract-ended': notice,
  'contract-ending': notice,

  'document-accepted': {
    group: 'orders',
    reason: 'Nothing is needed any more; that a document is rejected always comes.',
  },
  'document-rejected': service,

  'notice-occupant-refused': requested,
  'notice-payment-refused': requested,
  'notice-settled': requested,

  'deposit-link': service,
  'documents-link': service,
  'enrollment-confirmation': requested,
  'enrollment-update': {
    group: 'orders',
    reason:
      'The order’s page says the same. While more than the utility is waited for, or a deposit is part of the order, it comes in any case.',
  },
  'order-cancelled': service,
  'order-rejected': service,
  'order-reminder': service,
  'order-withdrawn': requested,
  'start-confirmed': service,
  'verification-link': service,

  'plan-change-applied': {
    group: 'orders',
    reason: 'The confirmation, which always comes, named the plan and its day.',
  },
  'plan-change-confirmation': requested,
  'plan-change-undone': service,

  'move-requested': requested,
  'move-undone': service,
  'service-ended': service,
  'service-started': service,
  'service-stop-confirmed': service,
  'service-stop-rejected': service,
  'service-stop-requested': requested,
  'service-stop-undone': service,

  'campaign-notice': service,
  'campaign-offer': offer,

  'case-reply': requested,
  'guest-answer': requested,
  'guest-conversation-link': requested,
  'guest-message-link': requested,

  'break-glass-used': staff,
  'staff-invitation': staff,
  'webhook-stopped': staff,
} as const satisfies Readonly<Record<string, MailEntry>>

/** The group by which a mail of that name can be turned off; null where it always comes, as does one without an entry. */
export function groupOfMail(name: string): MailGroup | null {
  const entries: Readonly<Record<string, MailEntry>> = mailRegister
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
  return entry !== undefined && 'group' in entry ? entry.group : null
}
