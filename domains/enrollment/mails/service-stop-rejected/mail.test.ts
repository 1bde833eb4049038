import { describeMail } from '@porchlight/mails/testing'
import { serviceStopRejected } from './mail'

describeMail(serviceStopRejected, { address: '12 Lantern Row' })
