import { describeMail } from '@porchlight/mails/testing'
import { arrangementAgreed } from './mail'

describeMail(arrangementAgreed, { amount: '$1', date: 'December 4, 2026' })
