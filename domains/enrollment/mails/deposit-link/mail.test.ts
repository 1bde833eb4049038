import { describeMail } from '@porchlight/mails/testing'
import { depositLink } from './mail'

describeMail(depositLink, { count: 24 })
