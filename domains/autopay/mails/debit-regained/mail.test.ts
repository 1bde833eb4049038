import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { debitRegained } from './mail'

describeMail(debitRegained, { amount: '$1' })
