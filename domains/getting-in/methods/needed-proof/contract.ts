import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const neededProofContract = defineCall({
  name: 'neededProof',
  method: 'POST',
  path: '/CustomerPortalLoginController/neededProof',
  summary: 'What one has to prove again, beside the password, before one changes what lets one in.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    password: Type.Boolean({
      description: 'Whether ending sign-ins requires the password, because this one is not recent.',
    }),
    factor: Type.Boolean({
      description: 'Whether a second factor is due: there is one, and it was not proved recently.',
    }),
    hasApp: Type.Boolean({ description: 'Whether there is an authenticator app, whose codes prove it.' }),
    hasPasskey: Type.Boolean({ description: 'Whether there is a passkey, which proves it by itself.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession'],
  source: 'docs/adr/0133',
})
