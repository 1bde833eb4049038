import { describeMail } from '../testing/describe-mail'
import { depositLink } from './mail'

describeMail(depositLink, { count: 24 })
