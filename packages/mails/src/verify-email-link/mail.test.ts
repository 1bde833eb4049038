import { describeMail } from '../testing/describe-mail'
import { verifyEmailLink } from './mail'

describeMail(verifyEmailLink, { count: 24 })
