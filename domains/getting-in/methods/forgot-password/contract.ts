import { EmailField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const forgotPasswordContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'forgotPassword',
  forms: ['/forgot-password'],
  summary: 'Mails a link to reset the password; answers the same whether or not there is such a user.',
  body: { username: EmailField },
  answer: {},
  errors: ['requiredFieldMissing', 'rateLimited'],
  source: 'docs/specification/portal.md sections 1 and 9',
})
