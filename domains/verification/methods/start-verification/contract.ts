import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const startVerificationContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'startVerification',
  forms: ['/verification', '/verification/:orderId'],
  summary: 'Prepares the identity check of an order with the service that does it.',
  body: { orderId: Type.String({ maxLength: 18, description: 'Empty for the order of a look-up.' }) },
  answer: {},
  errors: ['orderNotFound', 'linkExpired', 'linkNotLatest', 'verificationUnavailable', 'rateLimited'],
  source: 'docs/specification/portal.md section 1',
})
