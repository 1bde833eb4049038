import { describeMail } from '@porchlight/mails/testing'
import { secondFactorAdded } from './mail'

describeMail(secondFactorAdded, {
  factor: 'XYZ',
  count: 72,
  when: '20 XI 2026, 8:05',
  servicePhone: '(512) 555-0100',
})
