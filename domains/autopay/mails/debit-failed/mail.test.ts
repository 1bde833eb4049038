import { describeMail } from '@porchlight/mails/testing'
import { debitFailed } from './mail'

describeMail(debitFailed, { amount: '$1', left: '$2' })
