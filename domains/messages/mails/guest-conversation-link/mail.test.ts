import { describeMail } from '@porchlight/mails/testing'
import { guestConversationLink } from './mail'

describeMail(guestConversationLink, { count: 14 })
