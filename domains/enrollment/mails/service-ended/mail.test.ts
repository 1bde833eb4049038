import { describeMail } from '@porchlight/mails/testing'
import { serviceEnded } from './mail'

describeMail(serviceEnded, { address: 'A1' })
