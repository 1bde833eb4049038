import { describeMail } from '@porchlight/mails/testing'
import { debitNoticeFinal } from './mail'

describeMail(debitNoticeFinal, { amount: '$1', date: '2', cancelBy: '3' })
