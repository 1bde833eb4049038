import { describeMail } from '../testing/describe-mail'
import { enrollmentUpdate } from './mail'

describeMail(enrollmentUpdate, {})
