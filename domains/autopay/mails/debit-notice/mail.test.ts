import { describeMail } from '@porchlight/mails/testing'
import { debitNotice } from './mail'

describeMail(debitNotice, { amount: '$1', date: '2', cancelBy: '3' })
