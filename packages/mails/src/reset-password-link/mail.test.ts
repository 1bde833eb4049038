import { describeMail } from '../testing/describe-mail'
import { resetPasswordLink } from './mail'

describeMail(resetPasswordLink, { count: 24 })
