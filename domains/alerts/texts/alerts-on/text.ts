import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** To a customer who has just turned on text alerts: the one confirmation, as the rules of the trade require. */
export const alertsOn = defineText({
  name: 'alerts-on',
  labels,
  values: [],
  segments: { en: 1, es: 1 },
})
