import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const sendConversationLinkContract = defineFormMethod({
  controller: 'CustomerPortalMessageController',
  name: 'sendConversationLink',
  forms: ['/messages/guest/conversation/send-link'],
  summary:
    'Mails another link in place of the one to a conversation that this browser opened, to the address that the conversation is with.',
  body: {},
  answer: {},
  errors: ['linkNotLatest', 'rateLimited'],
  source: 'docs/adr/0106-guests-write-by-a-confirmed-address.md',
})
