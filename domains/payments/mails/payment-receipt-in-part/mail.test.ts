import { describeMail } from '@porchlight/mails/testing'
import { paymentReceiptInPart } from './mail'

describeMail(paymentReceiptInPart, { amount: '$1', number: 'P2', left: '$3' })
