import { PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const endOtherSessionsContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'endOtherSessions',
  forms: ['/profile/sessions/others'],
  summary: 'Ends all of one’s own sign-ins but the one that asks.',
  body: { currentPassword: Type.Optional(PasswordField) },
  answer: { ended: Type.Integer({ description: 'How many there were.' }) },
  errors: ['requiredFieldMissing', 'wrongPassword', 'invalidSession', 'rateLimited'],
  source: 'docs/specification/portal.md section 1',
})
