import { describeMail } from '@porchlight/mails/testing'
import { resetPasswordLink } from './mail'

describeMail(resetPasswordLink, { count: 24 })
