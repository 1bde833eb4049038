import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A bill is due in a few days, and AutoPay debits it. */
export const debitDue = defineText({
  name: 'debit-due',
  labels,
  values: ['amount', 'date', 'link'],
  segments: { en: 1, es: 1 },
})
