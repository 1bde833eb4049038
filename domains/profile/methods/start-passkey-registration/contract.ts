import { CodeField, PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { PasskeyOptions } from '@porchlight/server-methods/form/passkey-schema'
import { Type } from 'typebox'

export const startPasskeyRegistrationContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'startPasskeyRegistration',
  summary: 'The question that makes an authenticator create a passkey.',
  body: { currentPassword: Type.Optional(PasswordField), code: Type.Optional(CodeField) },
  answer: { options: PasskeyOptions },
  errors: ['requiredFieldMissing', 'wrongPassword', 'wrongProof', 'invalidSession', 'rateLimited'],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})
