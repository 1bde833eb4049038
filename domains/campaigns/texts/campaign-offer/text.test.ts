import { describeText } from '@porchlight/texts/testing'
import { campaignOfferText } from './text'

describeText(campaignOfferText, { message: 'a'.repeat(390) })
