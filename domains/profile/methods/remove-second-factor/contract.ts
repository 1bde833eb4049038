import { CodeField, PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const removeSecondFactorContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'removeSecondFactor',
  forms: ['/profile/second-factor/remove'],
  summary: 'Takes off the authenticator app, or a passkey by its id.',
  body: {
    currentPassword: PasswordField,
    code: Type.Optional(CodeField),
    factor: Type.Union([Type.Literal('totp'), Type.Literal('passkey')]),
    passkeyId: Type.Optional(Type.String({ maxLength: 1_400 })),
  },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'wrongPassword',
    'wrongProof',
    'notFound',
    'invalidSession',
    'rateLimited',
  ],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})
