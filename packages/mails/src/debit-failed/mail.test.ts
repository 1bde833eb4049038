import { describeMail } from '../testing/describe-mail'
import { debitFailed } from './mail'

describeMail(debitFailed, { amount: '$1' })
