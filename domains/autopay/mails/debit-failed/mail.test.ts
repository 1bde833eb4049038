import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { debitFailed } from './mail'

describeMail(debitFailed, { amount: '$1' })
