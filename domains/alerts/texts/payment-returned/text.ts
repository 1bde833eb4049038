import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A payment did not go through, or came back. */
export const paymentReturned = defineText({
  name: 'payment-returned',
  labels,
  values: ['amount', 'link'],
  segments: { en: 1, es: 1 },
})
