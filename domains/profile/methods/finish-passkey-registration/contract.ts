import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { PasskeyResponse } from '@porchlight/server-methods/form/passkey-schema'
import { Type } from 'typebox'

export const finishPasskeyRegistrationContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'finishPasskeyRegistration',
  summary: 'Keeps the passkey that an authenticator created; a sign-in that waited for it is completed.',
  body: {
    response: PasskeyResponse,
    label: Type.Optional(Type.String({ maxLength: 60, description: 'What its owner calls it.' })),
  },
  answer: {
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Shown this once, with the first factor; empty when there are codes already.',
    }),
  },
  errors: ['passkeyRefused', 'signInOver', 'invalidSession'],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})
