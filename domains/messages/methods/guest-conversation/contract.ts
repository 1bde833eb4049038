import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { GuestCase } from '../../operations/guest/guest-case-schemas'

export const guestConversationContract = defineCall({
  name: 'guestConversation',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalMessageController/guestConversation',
  summary: 'The one conversation whose link this browser opened: what a guest wrote, and what was answered.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    problem: Type.Union([Type.Literal('linkExpired'), Type.Literal('linkNotLatest'), Type.Null()], {
      description:
        '`linkExpired`: another link can be sent to the same address; `linkNotLatest`: the link opens nothing.',
    }),
    conversation: Type.Union([
      Type.Object({
        email: Type.String({ description: 'Where the answers go, masked.' }),
        hasEarlier: Type.Boolean({ description: 'Whether earlier replies are left out.' }),
        message: GuestCase,
        replies: Type.Array(
          Type.Object({
            id: Type.String(),
            author: Type.Union([Type.Literal('Customer'), Type.Literal('Advisor')]),
            body: Type.String(),
            said: Type.String(),
          }),
          { description: 'The newest, the newest first.' },
        ),
      }),
      Type.Null(),
    ]),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/adr/0106-guests-write-by-a-confirmed-address.md',
})
