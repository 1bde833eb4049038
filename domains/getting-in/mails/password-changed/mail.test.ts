import { describeMail } from '@porchlight/mails/testing'
import { passwordChanged } from './mail'

describeMail(passwordChanged, { when: '20 XI 2026, 8:05', servicePhone: '(512) 555-0100' })
