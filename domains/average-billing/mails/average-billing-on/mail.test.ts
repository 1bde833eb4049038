import { describeMail } from '@porchlight/mails/testing'
import { averageBillingOn } from './mail'

describeMail(averageBillingOn, {})
