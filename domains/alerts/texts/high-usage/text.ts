import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** The bill that is to come is expected to be higher than the customer wants. */
export const highUsage = defineText({
  name: 'high-usage',
  labels,
  values: ['amount', 'link'],
  segments: { en: 1, es: 2 },
})
