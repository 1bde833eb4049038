import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { debitNotice } from './mail'

describeMail(debitNotice, { amount: '$1', date: '2', cancelBy: '3' })
