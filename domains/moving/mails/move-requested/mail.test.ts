import { describeMail } from '@porchlight/mails/testing'
import { moveRequested } from './mail'

describeMail(moveRequested, {
  confirmationNumber: '4300660509',
  from: '12 Lantern Row',
  lastDay: 'December 1, 2026',
  to: '9 Quarry Bend',
  firstDay: 'November 30, 2026',
})
