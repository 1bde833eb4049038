import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { alreadyRegistered } from './mail'

describeMail(alreadyRegistered, {})
