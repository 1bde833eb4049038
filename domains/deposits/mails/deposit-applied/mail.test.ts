import { describeMail } from '@porchlight/mails/testing'
import { depositApplied } from './mail'

describeMail(depositApplied, { applied: '$1', interest: '$2', owed: '$3', rest: '$4' })
