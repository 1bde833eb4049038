import { describeMail } from '@porchlight/mails/testing'
import { dataDownloaded } from './mail'

describeMail(dataDownloaded, { when: 'November 20, 2026, 12:00 p.m.', servicePhone: '(512) 555-0100' })
