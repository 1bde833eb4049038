import { describeMail } from '@porchlight/mails/testing'
import { depositInterestApplied } from './mail'

describeMail(depositInterestApplied, { interest: '$1', owed: '$2', rest: '$3' })
