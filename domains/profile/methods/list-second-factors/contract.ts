import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const Moment = Type.String({ description: 'ISO 8601.' })
const MomentOrNull = Type.Union([Moment, Type.Null()])

export const listSecondFactorsContract = defineCall({
  name: 'listSecondFactors',
  method: 'POST',
  path: '/CustomerPortalLoginController/listSecondFactors',
  summary: 'What one has beside the password: the authenticator app and passkeys.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    app: Type.Union(
      [
        Type.Object({
          addedAt: Type.Union([Moment, Type.Null()], {
            description: 'Null for apps that were added before this was noted.',
          }),
          lastUsedAt: MomentOrNull,
        }),
        Type.Null(),
      ],
      { description: 'The authenticator app; null without one.' },
    ),
    passkeys: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Names the passkey for `removeSecondFactor`; it is no secret.' }),
        label: Type.String({ description: 'What its owner called it, or the device that it was made on.' }),
        addedAt: Moment,
        lastUsedAt: MomentOrNull,
      }),
      { description: 'The oldest first.' },
    ),
    recoveryCodesLeft: Type.Integer(),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession'],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})
