import { describeMail } from '@porchlight/mails/testing'
import { arrangementBroken } from './mail'

describeMail(arrangementBroken, {})
