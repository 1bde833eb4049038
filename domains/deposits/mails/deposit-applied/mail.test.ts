import { describeMail } from '@porchlight/mails/testing'
import { depositApplied } from './mail'

describeMail(depositApplied, { applied: '$1', owed: '$2', rest: '$3' })
