import { createLabels } from '@porchlight/i18n'
import type { BillingEvent } from '@porchlight/providers/billing'
import { billingEventLabels } from './billing-event-labels'
import type { GuideWords } from './guide-words'

/** The dates in the events' data, in display order. */
const days = ['startDate', 'lastDay', 'contractStart']
/** Values that read the same in every language. */
const names = ['planName', 'email', 'mobilePhone']

/**
 * Formats an event in one line: what happened, for what amount, for which account. `Deposit refunded, $250.00, account
 * 41…`.
 */
export function billingEventLine(
  { language, t, format }: GuideWords,
  { type, accountNumber, data }: BillingEvent,
): string {
  const named = names.map((name) => data[name]).find((value) => typeof value === 'string')
  const day = days.map((name) => data[name]).find((value) => typeof value === 'string')
  const parts = [
    createLabels(language, billingEventLabels).byName(type),
    typeof data.amount === 'number' ? format.money(data.amount) : null,
    typeof named === 'string' ? named : typeof day === 'string' ? format.date(day) : null,
    t('account', { number: accountNumber }),
  ]
  return parts.filter((part) => part !== null).join(', ')
}
