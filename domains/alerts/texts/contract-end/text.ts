import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** A contract ends soon. */
export const contractEnd = defineText({
  name: 'contract-end',
  labels,
  values: ['date', 'link'],
  segments: { en: 1, es: 1 },
})
