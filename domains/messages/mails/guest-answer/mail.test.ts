import { describeMail } from '@porchlight/mails/testing'
import { guestAnswer } from './mail'

describeMail(guestAnswer, { count: 14 })
