import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A bill is ready. */
export const billReady = defineText({
  name: 'bill-ready',
  labels,
  values: ['amount', 'date', 'link'],
  segments: { en: 1, es: 1 },
})
