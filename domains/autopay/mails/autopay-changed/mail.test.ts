import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { autopayChanged } from './mail'

describeMail(autopayChanged, {})
