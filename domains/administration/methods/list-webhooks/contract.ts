import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { ActingUserAnswer, IdField, MomentAnswer } from '../../operations/programs/program-schemas'

export const listWebhooksContract = defineCall({
  name: 'listWebhooks',
  method: 'POST',
  path: '/CustomerPortalProgramsController/listWebhooks',
  summary:
    'The webhooks that are registered, by name, and how each does; with the objects that one can be limited to. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ webhookId: Type.Optional(IdField) }, { additionalProperties: false }),
  answer: Type.Object({
    webhooks: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        url: Type.String(),
        objectApiNames: Type.Array(Type.String(), { description: 'Empty for all that its user may see.' }),
        actingUser: ActingUserAnswer,
        isStopped: Type.Boolean({
          description: 'Whether it was switched off; it is switched on again by hand.',
        }),
        failures: Type.Integer({ description: 'How many attempts in a row were not accepted.' }),
        failingSince: MomentAnswer('Since when nothing has been accepted; null while things go well.'),
        lastFailure: Type.Union([Type.String(), Type.Null()], {
          description:
            'What came of the last attempt that was not accepted: `http500`, `timeout`, `userGone`, or a code of the network.',
        }),
        deliveredAt: MomentAnswer('When events were last accepted; null for never.'),
        dueAt: MomentAnswer('When the next attempt is due; null for one that was switched off.'),
        formerSecretUntil: MomentAnswer(
          'Until when the secret before the last one signs too; null for none.',
        ),
        waiting: Type.Union([Type.Object({ count: Type.Integer(), isAll: Type.Boolean() }), Type.Null()], {
          description: 'How many events wait, at least: with `webhookId` alone; null where it is not known.',
        }),
      }),
    ),
    objects: Type.Array(Type.Object({ apiName: Type.String(), label: Type.String() })),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
