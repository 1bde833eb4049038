import { describeMail } from '@porchlight/mails/testing'
import { billReadyNothingDue } from './mail'

describeMail(billReadyNothingDue, {})
