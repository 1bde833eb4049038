import { describeMail } from '../testing/describe-mail'
import { verificationLink } from './mail'

describeMail(verificationLink, { count: 24 })
