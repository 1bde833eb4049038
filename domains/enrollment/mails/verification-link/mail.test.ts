import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { verificationLink } from './mail'

describeMail(verificationLink, { count: 24 })
