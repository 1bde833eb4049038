import { describeMail } from '../testing/describe-mail'
import { caseReply } from './mail'

describeMail(caseReply, {})
