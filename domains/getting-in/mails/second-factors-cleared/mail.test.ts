import { describeMail } from '@porchlight/mails/testing'
import { secondFactorsCleared } from './mail'

describeMail(secondFactorsCleared, { when: '20 XI 2026, 8:05', servicePhone: '(512) 555-0100' })
