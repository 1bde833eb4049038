import { PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const endSessionContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'endSession',
  forms: ['/profile/sessions'],
  summary: 'Ends one of one’s own sign-ins, such as that of a phone that was lost.',
  body: {
    sessionId: Type.String({ maxLength: 64, description: 'As `listSessions` gives it.' }),
    currentPassword: Type.Optional(PasswordField),
  },
  answer: {},
  errors: ['requiredFieldMissing', 'wrongPassword', 'invalidSession', 'notFound', 'rateLimited'],
  source: 'docs/specification/portal.md section 1',
})
