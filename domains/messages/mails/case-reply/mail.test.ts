import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { caseReply } from './mail'

describeMail(caseReply, {})
