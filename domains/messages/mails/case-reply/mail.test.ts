import { describeMail } from '@porchlight/mails/testing'
import { caseReply } from './mail'

describeMail(caseReply, {})
