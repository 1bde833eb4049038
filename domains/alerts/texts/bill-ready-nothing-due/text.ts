import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A bill is ready, and nothing is due on it. */
export const billReadyNothingDue = defineText({
  name: 'bill-ready-nothing-due',
  labels,
  values: ['link'],
  segments: { en: 1, es: 1 },
})
