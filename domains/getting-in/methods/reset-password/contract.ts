import { PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const resetPasswordContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'resetPassword',
  forms: ['/reset-password'],
  summary: 'Gives the user whose reset link this browser opened a new password and ends all sessions.',
  body: { newPassword: PasswordField, confirmPassword: PasswordField },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'passwordMismatch',
    'passwordTooWeak',
    'passwordTooCommon',
    'passwordTooLong',
    'passwordReused',
    'resetLinkExpired',
    'linkUsed',
    'linkNotLatest',
    'inactiveAccount',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md sections 5, 8 and 9',
})
