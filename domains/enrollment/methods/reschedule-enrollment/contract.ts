import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const rescheduleEnrollmentContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'rescheduleEnrollment',
  forms: ['/enrollment-status/:orderId/date'],
  summary: 'Asks for another start date of an order of who is signed in.',
  body: {
    orderId: Type.String({ maxLength: 18 }),
    startDate: Type.String({ maxLength: 10, description: '`YYYY-MM-DD`' }),
  },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'dateNotPossible',
    'orderNotFound',
    'orderNotChangeable',
    'invalidSession',
    'forbidden',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md sections 1 and 4',
})
