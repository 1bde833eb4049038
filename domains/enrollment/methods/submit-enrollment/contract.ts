import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

const Agreed = Type.Optional(Type.Union([Type.Literal('yes'), Type.Literal('')]))

export const submitEnrollmentContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'submitEnrollment',
  forms: ['/enroll/review'],
  summary: 'Hands this browser’s sign-up in: it becomes an order. Handed in again, it is the same order.',
  body: {
    terms: Agreed,
    enrollment: Agreed,
    creditCheck: Agreed,
    textLanguage: Type.Union([Type.Literal('en'), Type.Literal('es')], {
      description: 'The language that the authorisations were read in.',
    }),
  },
  answer: {
    confirmationNumber: Type.Union([Type.String(), Type.Null()], {
      description: 'Null when a part is missing: `location` is its page.',
    }),
  },
  errors: [
    'requiredFieldMissing',
    'planNotOffered',
    'zipNotServed',
    'homeHasService',
    'signUpNotFound',
    'rateLimited',
    'enrollmentFailed',
  ],
  source: 'docs/specification/portal.md sections 1, 2 and 8',
})
