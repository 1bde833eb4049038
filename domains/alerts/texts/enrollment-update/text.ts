import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** An order has changed: that it has, never what. */
export const enrollmentUpdate = defineText({
  name: 'enrollment-update',
  labels,
  values: ['link'],
  segments: { en: 1, es: 1 },
})
