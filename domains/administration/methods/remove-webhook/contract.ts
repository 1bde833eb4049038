import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { IdField } from '../../operations/programs/program-schemas'

export const removeWebhookContract = defineCall({
  name: 'removeWebhook',
  method: 'POST',
  path: '/CustomerPortalProgramsController/removeWebhook',
  summary: 'Ends a webhook. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ id: IdField }, { additionalProperties: false }),
  answer: Type.Object({ id: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
