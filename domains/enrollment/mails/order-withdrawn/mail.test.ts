import { describeMail } from '@porchlight/mails/testing'
import { orderWithdrawn } from './mail'

describeMail(orderWithdrawn, { address: '12 Lantern Row' })
