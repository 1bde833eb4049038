import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { verifyEmailLink } from './mail'

describeMail(verifyEmailLink, { count: 24 })
