import { describeMail } from '@porchlight/mails/testing'
import { serviceStopConfirmed } from './mail'

describeMail(serviceStopConfirmed, { address: '12 Lantern Row', date: 'December 1, 2026' })
