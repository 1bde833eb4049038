import { describeMail } from '@porchlight/mails/testing'
import { serviceStopUndone } from './mail'

describeMail(serviceStopUndone, { address: '12 Lantern Row' })
