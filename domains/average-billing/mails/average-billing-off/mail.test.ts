import { describeMail } from '@porchlight/mails/testing'
import { averageBillingOff } from './mail'

describeMail(averageBillingOff, {})
