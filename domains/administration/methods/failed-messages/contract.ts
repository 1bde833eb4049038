import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const failedMessagesContract = defineCall({
  name: 'failedMessages',
  method: 'POST',
  path: '/CustomerPortalOperationsController/failedMessages',
  summary:
    'Messages between the server and the services outside that were refused, wait because they cannot be delivered, or never arrived. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    messages: Type.Array(
      Type.Object({
        key: Type.String(),
        kind: Type.Union([
          Type.Literal('marketRejected'),
          Type.Literal('marketAway'),
          Type.Literal('billingRefused'),
          Type.Literal('billingWaits'),
          Type.Literal('importRefused'),
          Type.Literal('mailRefused'),
          Type.Literal('textFailed'),
          Type.Literal('webhookStopped'),
          Type.Literal('webhookWaits'),
        ]),
        what: Type.String({
          description:
            'What it is about: the number of an order, bill or account, the type of an event, how many wait, the last four digits of a telephone number, the name of a webhook, or the name of a job.',
        }),
        code: Type.String({ description: 'The status or code that says why; empty without one.' }),
        at: Type.Union([Type.String(), Type.Null()], { description: 'When, ISO 8601.' }),
        recordId: Type.Union([Type.String(), Type.Null()]),
      }),
      { description: 'At most 100 of each kind, the newest first.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
