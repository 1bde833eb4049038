import { createLabels } from '@porchlight/i18n'
import type { BillingEvent } from '@porchlight/providers/billing'
import { billingEventLabels } from './billing-event-labels'
import type { GuideWords } from './guide-words'

/** The days among the data of events, in the order in which they are shown. */
const days = ['startDate', 'lastDay', 'contractStart']
/** What stands for itself in every language. */
const names = ['planName', 'email', 'mobilePhone']

/** An event in one line: what happened, to how much, for which account. `Deposit refunded, $250.00, account 41…`. */
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
