import { describeMail } from '@porchlight/mails/testing'
import { programAllowed } from './mail'

describeMail(programAllowed, {
  program: 'Home Meter',
  rights: 'XYZ',
  when: '20 XI 2026, 8:05',
  servicePhone: '(512) 555-0100',
})
