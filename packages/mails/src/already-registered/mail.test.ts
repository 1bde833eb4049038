import { describeMail } from '../testing/describe-mail'
import { alreadyRegistered } from './mail'

describeMail(alreadyRegistered, {})
