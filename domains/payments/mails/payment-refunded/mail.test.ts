import { describeMail } from '@porchlight/mails/testing'
import { paymentRefunded } from './mail'

describeMail(paymentRefunded, { amount: '$1', number: 'P2' })
