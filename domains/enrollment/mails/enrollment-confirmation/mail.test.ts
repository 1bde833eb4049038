import { describeMail } from '@porchlight/mails/testing'
import { enrollmentConfirmation } from './mail'

describeMail(enrollmentConfirmation, { confirmationNumber: '4100660408', date: 'December 1, 2026' })
