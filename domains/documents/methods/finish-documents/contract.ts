import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const finishDocumentsContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'finishDocuments',
  forms: ['/documents/done'],
  summary: 'Says that all documents are sent; refused while a required one is missing.',
  body: { orderId: Type.String({ maxLength: 18, description: 'Empty for the order of a look-up.' }) },
  answer: {},
  errors: ['documentsMissing', 'orderNotFound', 'linkExpired', 'linkNotLatest'],
  source: 'docs/specification/portal.md sections 5 and 8',
})
