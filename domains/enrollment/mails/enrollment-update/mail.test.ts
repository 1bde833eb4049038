import { describeMail } from '@porchlight/mails/testing'
import { enrollmentUpdate } from './mail'

describeMail(enrollmentUpdate, {})
