import { describeMail } from '@porchlight/mails/testing'
import { startConfirmed } from './mail'

describeMail(startConfirmed, { address: '1 Elm', date: '2' })
