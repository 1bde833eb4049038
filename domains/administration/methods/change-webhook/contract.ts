import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { IdField, webhookTerms } from '../../operations/programs/program-schemas'

export const changeWebhookContract = defineCall({
  name: 'changeWebhook',
  method: 'POST',
  path: '/CustomerPortalProgramsController/changeWebhook',
  summary:
    'Changes the name, URL and objects of a webhook from its next delivery on; its user, secret and position stay. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ id: IdField, ...webhookTerms }, { additionalProperties: false }),
  answer: Type.Object({ id: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'requiredFieldMissing',
    'invalidProgramName',
    'receiverNotAllowed',
    'objectNotVisible',
  ],
  source: 'docs/specification/portal.md section 9',
})
