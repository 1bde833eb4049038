import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** To a number that a customer wants texts at: the code that proves whose it is. */
export const numberCode = defineText({
  name: 'number-code',
  labels,
  values: ['code'],
  segments: { en: 1, es: 2 },
})
