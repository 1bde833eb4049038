import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const providerHealthContract = defineCall({
  name: 'providerHealth',
  method: 'POST',
  path: '/CustomerPortalOperationsController/providerHealth',
  summary:
    'Each service outside: what the settings name for it, and when it last answered and last did not, whichever process called it. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    providers: Type.Array(
      Type.Object({
        name: Type.String(),
        state: Type.Union([Type.Literal('real'), Type.Literal('standIn'), Type.Literal('off')]),
        succeededAt: nullable('ISO 8601; null when it never answered.'),
        failedAt: nullable('ISO 8601; null when it never failed.'),
        failure: nullable('The last failure: names and codes.'),
      }),
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
