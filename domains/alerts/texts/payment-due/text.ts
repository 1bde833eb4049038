import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A bill is due in a few days and not paid. */
export const paymentDue = defineText({
  name: 'payment-due',
  labels,
  values: ['amount', 'date', 'link'],
  segments: { en: 1, es: 1 },
})
