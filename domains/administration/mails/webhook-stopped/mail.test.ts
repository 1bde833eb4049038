import { describeMail } from '@porchlight/mails/testing'
import { webhookStopped } from './mail'

describeMail(webhookStopped, {
  name: 'Data Warehouse',
  host: 'warehouse.example.com',
  when: '20 XI 2026, 8:05',
  cause: '(cause)',
  servicePhone: '(512) 555-0100',
})
