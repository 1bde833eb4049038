import { PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const createPasswordContract = defineFormMethod({
  controller: 'CustomerPortalRegistrationController',
  name: 'createPassword',
  forms: ['/create-password'],
  summary: 'Makes the login of the person whose registration link this browser opened.',
  body: { newPassword: PasswordField, confirmPassword: PasswordField },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'passwordMismatch',
    'passwordTooWeak',
    'passwordTooCommon',
    'passwordTooLong',
    'registrationNotVerified',
    'linkExpired',
    'linkUsed',
    'linkNotLatest',
    'alreadyRegistered',
    'emailExists',
    'inactiveAccount',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md sections 1, 5, 6 and 8',
})
