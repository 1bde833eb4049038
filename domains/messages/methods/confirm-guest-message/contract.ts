import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const confirmGuestMessageContract = defineFormMethod({
  controller: 'CustomerPortalMessageController',
  name: 'confirmGuestMessage',
  forms: ['/messages/guest/confirm'],
  summary:
    'Sends the message whose link this browser opened: it becomes a case, once, however often it is confirmed.',
  body: {},
  answer: {},
  errors: ['linkExpired', 'linkUsed', 'linkNotLatest', 'rateLimited'],
  source: 'docs/adr/0106-guests-write-by-a-confirmed-address.md',
})
