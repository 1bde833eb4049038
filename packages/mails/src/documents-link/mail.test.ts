import { describeMail } from '../testing/describe-mail'
import { documentsLink } from './mail'

describeMail(documentsLink, { count: 24 })
