import { describeMail } from '@porchlight/mails/testing'
import { campaignNotice } from './mail'

describeMail(campaignNotice, {})
