import { describeMail } from '@porchlight/mails/testing'
import { verifyEmailLink } from './mail'

describeMail(verifyEmailLink, { count: 24 })
