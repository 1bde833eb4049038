import { describeMail } from '@porchlight/mails/testing'
import { guestMessageLink } from './mail'

describeMail(guestMessageLink, { count: 24 })
