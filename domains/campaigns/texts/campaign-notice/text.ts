import { defineText } from '@porchlight/texts'
import { mostSegments } from '../../facts/text-endings'
import { labels } from './labels'

/** A notice to many customers about their service. Its text is that of the campaign. */
export const campaignNoticeText = defineText({
  name: 'campaign-notice',
  labels,
  values: ['message'],
  segments: { en: mostSegments, es: mostSegments },
})
