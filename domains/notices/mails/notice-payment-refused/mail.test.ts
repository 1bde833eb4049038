import { describeMail } from '@porchlight/mails/testing'
import { noticePaymentRefused } from './mail'

describeMail(noticePaymentRefused, { notice: 'N1' })
