import { describeMail } from '@porchlight/mails/testing'
import { registrationLink } from './mail'

describeMail(registrationLink, { count: 24 })
