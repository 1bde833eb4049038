import { defineText } from '@porchlight/texts'
import { mostSegments } from '../../facts/text-endings'
import { labels } from './labels'

/** Offers something to those who agreed to it. Its words are those of the campaign. */
export const campaignOfferText = defineText({
  name: 'campaign-offer',
  labels,
  values: ['message'],
  segments: { en: mostSegments, es: mostSegments },
})
