import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A payment has arrived. */
export const paymentReceived = defineText({
  name: 'payment-received',
  labels,
  values: ['amount', 'link'],
  segments: { en: 1, es: 1 },
})
