import { describeMail } from '@porchlight/mails/testing'
import { pastDue } from './mail'

describeMail(pastDue, { amount: '$1', date: '2' })
