import { describeMail } from '@porchlight/mails/testing'
import { arrangementPartDue } from './mail'

describeMail(arrangementPartDue, { amount: '$1', date: 'December 4, 2026' })
