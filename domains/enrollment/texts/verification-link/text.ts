import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** To somebody who enrols: the page on which the identity is verified. It lives a day. */
export const verificationLink = defineText({
  name: 'verification-link',
  labels,
  values: ['link'],
  segments: { en: 2, es: 4 },
})
