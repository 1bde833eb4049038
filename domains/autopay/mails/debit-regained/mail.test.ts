import { describeMail } from '@porchlight/mails/testing'
import { debitRegained } from './mail'

describeMail(debitRegained, { amount: '$1' })
