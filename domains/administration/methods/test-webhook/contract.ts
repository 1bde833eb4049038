import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { IdField } from '../../operations/programs/program-schemas'

export const testWebhookContract = defineCall({
  name: 'testWebhook',
  method: 'POST',
  path: '/CustomerPortalProgramsController/testWebhook',
  summary:
    'Sends a receiver a signed request without events. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ id: IdField }, { additionalProperties: false }),
  answer: Type.Object({
    failure: Type.Union([Type.String(), Type.Null()], {
      description:
        'Why the receiver did not accept it: `http500`, `timeout`, or a code of the network; null when it did.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
