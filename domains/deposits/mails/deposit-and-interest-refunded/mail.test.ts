import { describeMail } from '@porchlight/mails/testing'
import { depositAndInterestRefunded } from './mail'

describeMail(depositAndInterestRefunded, { amount: '$1', interest: '$2' })
