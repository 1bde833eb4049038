import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { resetPasswordLink } from './mail'

describeMail(resetPasswordLink, { count: 24 })
