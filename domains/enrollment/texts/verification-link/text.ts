import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** To an enrolling customer: the page on which the identity is verified. It is valid for a day. */
export const verificationLink = defineText({
  name: 'verification-link',
  labels,
  values: ['link'],
  segments: { en: 2, es: 4 },
})
