import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const emailChangeStatusContract = defineCall({
  name: 'emailChangeStatus',
  method: 'POST',
  path: '/CustomerPortalProfileController/emailChangeStatus',
  summary: 'The change of one’s own email that waits for its link, and whether that link arrived.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    newEmail: Type.Union([Type.String(), Type.Null()], { description: 'Null: none waits.' }),
    isReturned: Type.Boolean({
      description: 'Whether the mail with the link was refused, or came back: the address takes no mail.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md sections 5 and 8',
})
