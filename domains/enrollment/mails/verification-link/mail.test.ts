import { describeMail } from '@porchlight/mails/testing'
import { verificationLink } from './mail'

describeMail(verificationLink, { count: 24 })
