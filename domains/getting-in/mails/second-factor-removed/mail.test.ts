import { describeMail } from '@porchlight/mails/testing'
import { secondFactorRemoved } from './mail'

describeMail(secondFactorRemoved, {
  factor: 'XYZ',
  when: '20 XI 2026, 8:05',
  servicePhone: '(512) 555-0100',
})
