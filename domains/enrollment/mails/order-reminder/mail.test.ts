import { describeMail } from '@porchlight/mails/testing'
import { orderReminder } from './mail'

describeMail(orderReminder, { date: 'December 15, 2026' })
