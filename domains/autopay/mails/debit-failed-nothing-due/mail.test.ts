import { describeMail } from '@porchlight/mails/testing'
import { debitFailedNothingDue } from './mail'

describeMail(debitFailedNothingDue, { amount: '$1' })
