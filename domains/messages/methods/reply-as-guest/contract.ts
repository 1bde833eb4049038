import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'
import { longestReply } from '../../facts/reply-length'

export const replyAsGuestContract = defineFormMethod({
  controller: 'CustomerPortalMessageController',
  name: 'replyAsGuest',
  forms: ['/messages/guest/conversation'],
  summary:
    'Says more in the conversation whose link this browser opened; one that is closed is opened again.',
  body: {
    after: Type.Optional(
      Type.String({
        maxLength: 18,
        description: 'The id of the last reply that was seen: each is answered once.',
      }),
    ),
    CommentBody: Type.String({ maxLength: longestReply }),
  },
  answer: {},
  errors: ['requiredFieldMissing', 'linkExpired', 'linkNotLatest', 'rateLimited'],
  source: 'docs/adr/0106-guests-write-by-a-confirmed-address.md',
})
