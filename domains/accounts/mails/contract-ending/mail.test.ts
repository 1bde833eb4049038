import { describeMail } from '@porchlight/mails/testing'
import { contractEnding } from './mail'

describeMail(contractEnding, { date: 'November 19, 2027', freeFrom: 'November 5, 2027' })
