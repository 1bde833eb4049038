import { defineText } from '@porchlight/texts'
import { labels } from './labels'

/** To a customer who replied HELP, or something that we cannot answer by text. */
export const alertsHelp = defineText({
  name: 'alerts-help',
  labels,
  values: ['phone', 'link'],
  segments: { en: 1, es: 1 },
})
