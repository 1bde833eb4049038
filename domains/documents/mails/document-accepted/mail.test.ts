import { describeMail } from '@porchlight/mails/testing'
import { documentAccepted } from './mail'

describeMail(documentAccepted, { document: 'D1' })
