import { describeMail } from '../testing/describe-mail'
import { registrationLink } from './mail'

describeMail(registrationLink, { count: 24 })
