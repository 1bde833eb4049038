import { describeMail } from '@porchlight/mails/testing'
import { planChangeConfirmation } from './mail'

describeMail(planChangeConfirmation, {
  confirmationNumber: '4100660408',
  plan: 'Fixed 24 Green',
  date: 'January 8, 2027',
  fee: '$150.00',
  undoUntil: 'December 7, 2026',
})
