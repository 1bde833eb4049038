import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const startSignUpOverContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'startSignUpOver',
  forms: ['/enroll/start-over'],
  summary: 'Ends this browser’s sign-up, for somebody else at the same device.',
  body: {},
  answer: {},
  errors: [],
  source: 'docs/specification/portal.md section 1',
})
