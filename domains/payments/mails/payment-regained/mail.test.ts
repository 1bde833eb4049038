import { describeMail } from '@porchlight/mails/testing'
import { paymentRegained } from './mail'

describeMail(paymentRegained, { amount: '$1', number: 'P2' })
