import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { emailChangeNotice } from './mail'

describeMail(emailChangeNotice, { newEmail: 'l•••@example.com', count: 24, servicePhone: '(512) 555-0100' })
