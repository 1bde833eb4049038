import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const cancelEnrollmentContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'cancelEnrollment',
  forms: ['/enrollment-status/:orderId/cancel'],
  summary: 'Cancels an order of who is signed in; a switch is taken back while there is time.',
  body: { orderId: Type.String({ maxLength: 18 }) },
  answer: {},
  errors: ['orderNotFound', 'orderNotChangeable', 'invalidSession', 'forbidden', 'rateLimited'],
  source: 'docs/specification/portal.md sections 1 and 4',
})
