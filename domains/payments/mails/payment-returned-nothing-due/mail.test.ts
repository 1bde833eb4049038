import { describeMail } from '@porchlight/mails/testing'
import { paymentReturnedNothingDue } from './mail'

describeMail(paymentReturnedNothingDue, { amount: '$1', number: 'P2' })
