import { describeMail } from '@porchlight/mails/testing'
import { serviceStarted } from './mail'

describeMail(serviceStarted, { address: 'A1', accountNumber: 'N2' })
