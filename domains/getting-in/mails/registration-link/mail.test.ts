import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { registrationLink } from './mail'

describeMail(registrationLink, { count: 24 })
