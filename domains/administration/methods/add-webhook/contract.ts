import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { UsernameField, webhookTerms } from '../../operations/programs/program-schemas'

export const addWebhookContract = defineCall({
  name: 'addWebhook',
  method: 'POST',
  path: '/CustomerPortalProgramsController/addWebhook',
  summary:
    'Registers a receiver that is sent what changed, as a user sees it, and gives the secret that signs it. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      ...webhookTerms,
      username: UsernameField('Whose visibility counts.'),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ id: Type.String(), secret: Type.String({ description: 'It is shown this once.' }) }),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'requiredFieldMissing',
    'unknownActiveUser',
    'invalidProgramName',
    'receiverNotAllowed',
    'objectNotVisible',
    'tooManyWebhooks',
  ],
  source: 'docs/specification/portal.md section 9',
})
