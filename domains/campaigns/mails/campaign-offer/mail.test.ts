import { describeMail } from '@porchlight/mails/testing'
import { campaignOffer } from './mail'

describeMail(campaignOffer, {})
