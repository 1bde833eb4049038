import { describeMail } from '@porchlight/mails/testing'
import { billReadyDebited } from './mail'

describeMail(billReadyDebited, { amount: '$1', date: '2', debitDate: '3' })
