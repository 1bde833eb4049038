import { describeMail } from '@porchlight/mails/testing'
import { dataErased } from './mail'

describeMail(dataErased, { servicePhone: '(512) 555-0100' })
