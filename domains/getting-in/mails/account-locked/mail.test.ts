import { describeMail } from '@porchlight/mails/testing'
import { accountLocked } from './mail'

describeMail(accountLocked, { servicePhone: '(512) 555-0100' })
