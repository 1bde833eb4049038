import { describeMail } from '@porchlight/mails/testing'
import { orderCancelled } from './mail'

describeMail(orderCancelled, {})
