import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** To somebody who has just turned on text alerts: the one confirmation, as the rules of the trade ask for it. */
export const alertsOn = defineText({
  name: 'alerts-on',
  labels,
  values: [],
  segments: { en: 1, es: 1 },
})
