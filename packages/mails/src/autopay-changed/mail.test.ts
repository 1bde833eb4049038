import { describeMail } from '../testing/describe-mail'
import { autopayChanged } from './mail'

describeMail(autopayChanged, {})
