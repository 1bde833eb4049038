import { describeMail } from '@porchlight/mails/testing'
import { documentRejected } from './mail'

describeMail(documentRejected, { document: 'D1', problem: 'P2', count: 24 })
