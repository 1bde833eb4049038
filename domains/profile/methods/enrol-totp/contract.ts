import { CodeField, PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const enrolTotpContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'enrolTotp',
  summary: 'Offers a secret for an authenticator app; it counts once a code of it is confirmed.',
  body: { currentPassword: Type.Optional(PasswordField), code: Type.Optional(CodeField) },
  answer: {
    secret: Type.String({ description: 'Base32, for typing.' }),
    uri: Type.String({ description: 'An `otpauth://` address, for a picture to scan.' }),
  },
  errors: ['requiredFieldMissing', 'wrongPassword', 'wrongProof', 'invalidSession', 'rateLimited'],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})
