import { describeMail } from '../testing/describe-mail'
import { accountLocked } from './mail'

describeMail(accountLocked, { servicePhone: '(512) 555-0100' })
