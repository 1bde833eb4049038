import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { documentsLink } from './mail'

describeMail(documentsLink, { count: 24 })
