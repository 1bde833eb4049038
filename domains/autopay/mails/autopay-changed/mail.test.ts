import { describeMail } from '@porchlight/mails/testing'
import { autopayChanged } from './mail'

describeMail(autopayChanged, { change: 'AutoPay is on' })
