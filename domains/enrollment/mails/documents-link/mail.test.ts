import { describeMail } from '@porchlight/mails/testing'
import { documentsLink } from './mail'

describeMail(documentsLink, { count: 24 })
