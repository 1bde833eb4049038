import { describeMail } from '@porchlight/mails/testing'
import { emailChangeNotice } from './mail'

describeMail(emailChangeNotice, { newEmail: 'l•••@example.com', count: 24, servicePhone: '(512) 555-0100' })
