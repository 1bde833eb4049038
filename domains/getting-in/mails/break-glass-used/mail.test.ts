import { describeMail } from '@porchlight/mails/testing'
import { breakGlassUsed } from './mail'

describeMail(breakGlassUsed, {
  name: 'Opal Marchetti',
  when: '20 XI 2026, 8:05',
  servicePhone: '(512) 555-0100',
})
