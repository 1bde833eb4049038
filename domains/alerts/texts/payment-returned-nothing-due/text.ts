import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A payment did not go through, or came back, and nothing is owed without it. */
export const paymentReturnedNothingDue = defineText({
  name: 'payment-returned-nothing-due',
  labels,
  values: ['amount', 'link'],
  segments: { en: 1, es: 1 },
})
