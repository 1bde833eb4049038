import { describeMail } from '@porchlight/mails/testing'
import { noticeSettled } from './mail'

describeMail(noticeSettled, { notice: 'N1' })
