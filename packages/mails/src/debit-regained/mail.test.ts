import { describeMail } from '../testing/describe-mail'
import { debitRegained } from './mail'

describeMail(debitRegained, { amount: '$1' })
