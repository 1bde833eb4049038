import { defineText } from '@porchlight/texts'
import { mostSegments } from '../../facts/text-endings'
import { labels } from './labels'

/** Tells many customers something about their service. Its words are those of the campaign. */
export const campaignNoticeText = defineText({
  name: 'campaign-notice',
  labels,
  values: ['message'],
  segments: { en: mostSegments, es: mostSegments },
})
