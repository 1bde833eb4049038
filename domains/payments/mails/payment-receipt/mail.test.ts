import { describeMail } from '@porchlight/mails/testing'
import { paymentReceipt } from './mail'

describeMail(paymentReceipt, { amount: '$1', number: 'P2' })
