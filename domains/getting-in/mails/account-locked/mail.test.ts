import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { accountLocked } from './mail'

describeMail(accountLocked, { servicePhone: '(512) 555-0100' })
