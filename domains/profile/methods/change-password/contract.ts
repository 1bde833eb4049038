import { CodeField, PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const changePasswordContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'changePassword',
  forms: ['/change-password'],
  summary: 'Changes one’s own password, ends all other sessions and renews this one.',
  body: {
    currentPassword: PasswordField,
    code: Type.Optional(CodeField),
    newPassword: PasswordField,
    confirmPassword: PasswordField,
  },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'passwordMismatch',
    'wrongPassword',
    'wrongProof',
    'passwordTooWeak',
    'passwordTooCommon',
    'passwordTooLong',
    'passwordReused',
    'invalidSession',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md sections 5 and 8',
})
