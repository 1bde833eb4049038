import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { depositLink } from './mail'

describeMail(depositLink, { count: 24 })
