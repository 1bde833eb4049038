import { describeMail } from '@porchlight/mails/testing'
import { contractEnded } from './mail'

describeMail(contractEnded, { date: 'November 19, 2027' })
