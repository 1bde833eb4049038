import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** To a customer who replied STOP: the one confirmation, and nothing after it. */
export const alertsOff = defineText({
  name: 'alerts-off',
  labels,
  values: ['phone'],
  segments: { en: 1, es: 2 },
})
