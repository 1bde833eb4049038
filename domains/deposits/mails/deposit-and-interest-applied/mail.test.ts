import { describeMail } from '@porchlight/mails/testing'
import { depositAndInterestApplied } from './mail'

describeMail(depositAndInterestApplied, { applied: '$1', interest: '$2', owed: '$3', rest: '$4' })
