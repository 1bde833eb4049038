import { describeMail } from '@porchlight/mails/testing'
import { orderRejected } from './mail'

describeMail(orderRejected, { address: '1 Elm' })
