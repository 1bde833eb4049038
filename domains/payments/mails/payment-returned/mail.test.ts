import { describeMail } from '@porchlight/mails/testing'
import { paymentReturned } from './mail'

describeMail(paymentReturned, { amount: '$1', number: 'P2', left: '$3' })
