import { defineText } from '@porchlight/texts'
import { mostSegments } from '../../facts/text-endings'
import { labels } from './labels'

/** An offer to those who agreed to receive offers. Its text is that of the campaign. */
export const campaignOfferText = defineText({
  name: 'campaign-offer',
  labels,
  values: ['message'],
  segments: { en: mostSegments, es: mostSegments },
})
