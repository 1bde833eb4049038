import { describeText } from '@porchlight/texts/testing'
import { campaignNoticeText } from './text'

describeText(campaignNoticeText, { message: 'a'.repeat(390) })
