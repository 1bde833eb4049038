import { describeMail } from '@porchlight/mails/testing'
import { depositRefunded } from './mail'

describeMail(depositRefunded, { amount: '$1' })
