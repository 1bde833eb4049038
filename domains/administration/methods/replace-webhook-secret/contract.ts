import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { AtOnceField, IdField } from '../../operations/programs/program-schemas'

export const replaceWebhookSecretContract = defineCall({
  name: 'replaceWebhookSecret',
  method: 'POST',
  path: '/CustomerPortalProgramsController/replaceWebhookSecret',
  summary:
    'Gives a webhook a new secret. The one before signs for 24 hours more, unless it is replaced at once. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ id: IdField, atOnce: AtOnceField }, { additionalProperties: false }),
  answer: Type.Object({ id: Type.String(), secret: Type.String({ description: 'It is shown this once.' }) }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'secretReplacedLately'],
  source: 'docs/specification/portal.md section 9',
})
