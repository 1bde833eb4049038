import { describeMail } from '@porchlight/mails/testing'
import { noticeOccupantRefused } from './mail'

describeMail(noticeOccupantRefused, { notice: 'N1' })
