import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const lookUpEnrollmentContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'lookUpEnrollment',
  summary:
    'Finds an order, or an account that has none, by number and ZIP code and lets this browser see it, masked, for 30 minutes.',
  body: {
    identifier: Type.String({
      maxLength: 60,
      description: 'A confirmation number, an enrollment ID or an account number.',
    }),
    zipCode: Type.String({ maxLength: 20, description: 'The ZIP code of the service address.' }),
    next: Type.Optional(
      Type.String({
        maxLength: 20,
        description:
          '`deposit` to go on to its deposit, `bill` to the newest bill of its account; its tracker otherwise.',
      }),
    ),
  },
  answer: {},
  errors: ['requiredFieldMissing', 'accountNotFound', 'rateLimited'],
  source: 'docs/specification/portal.md sections 1 and 8',
})
