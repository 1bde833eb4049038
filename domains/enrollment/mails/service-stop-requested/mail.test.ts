import { describeMail } from '@porchlight/mails/testing'
import { serviceStopRequested } from './mail'

describeMail(serviceStopRequested, {
  address: '12 Lantern Row',
  confirmationNumber: '4300660509',
  date: 'December 1, 2026',
  fee: '$150.00',
})
