import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const saveSignUpStartContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'saveSignUpStart',
  forms: ['/enroll/sign-up/start'],
  summary: 'Saves the day on which service is asked to start; only possible days are taken.',
  body: { startDate: Type.String({ maxLength: 10, description: '`YYYY-MM-DD`' }) },
  answer: {},
  errors: ['requiredFieldMissing', 'dateNotPossible', 'signUpNotFound'],
  source: 'docs/specification/portal.md sections 1 and 2',
})
