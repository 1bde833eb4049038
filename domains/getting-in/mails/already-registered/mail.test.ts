import { describeMail } from '@porchlight/mails/testing'
import { alreadyRegistered } from './mail'

describeMail(alreadyRegistered, {})
