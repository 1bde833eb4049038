import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { ActingUserAnswer, KindField, MomentAnswer } from '../../operations/programs/program-schemas'

export const listProgramsContract = defineCall({
  name: 'listPrograms',
  method: 'POST',
  path: '/CustomerPortalProgramsController/listPrograms',
  summary:
    'The programs that are registered for access to the data service, switched on or off, by name. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    programs: Type.Array(
      Type.Object({
        id: Type.String({ description: 'The client id.' }),
        name: Type.String(),
        kind: KindField,
        hasSecret: Type.Boolean(),
        scopes: Type.Array(Type.String()),
        redirectUris: Type.Array(Type.String()),
        allowedOrigins: Type.Array(Type.String(), {
          description: 'The origins whose pages may call with its tokens.',
        }),
        actingUser: ActingUserAnswer,
        isEnabled: Type.Boolean(),
        createdAt: Type.String({ description: 'ISO 8601.' }),
        lastTokenAt: MomentAnswer('When it was issued a token last; null for one that has had none.'),
        formerSecretUntil: MomentAnswer('Until when the secret before the last one counts; null for none.'),
      }),
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
