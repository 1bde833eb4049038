import { describeMail } from '@porchlight/mails/testing'
import { billReady } from './mail'

describeMail(billReady, { amount: '$1', date: '2' })
