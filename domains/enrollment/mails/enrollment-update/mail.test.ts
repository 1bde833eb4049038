import { describeMail } from '@porchlight/mails/testing/describe-mail'
import { enrollmentUpdate } from './mail'

describeMail(enrollmentUpdate, {})
