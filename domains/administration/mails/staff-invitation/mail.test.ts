import { describeMail } from '@porchlight/mails/testing'
import { staffInvitation } from './mail'

describeMail(staffInvitation, { count: 24 })
