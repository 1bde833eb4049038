import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A payment that came back is here again: a dispute about it was won. */
export const paymentRegained = defineText({
  name: 'payment-regained',
  labels,
  values: ['amount', 'link'],
  segments: { en: 1, es: 1 },
})
