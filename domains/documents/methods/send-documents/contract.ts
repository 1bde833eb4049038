import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'
import { documentErrors } from '../../operations/upload-schemas'

export const sendDocumentsContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'sendDocuments',
  forms: ['/documents', '/documents/:orderId'],
  summary: 'Sends the pages or sides of one document of an order, as a form without a script does.',
  body: {
    orderId: Type.Optional(
      Type.String({ maxLength: 18, description: 'Empty for the order of a look-up; before the files.' }),
    ),
    documentType: Type.String({ maxLength: 40, description: 'A value of `Document_Type__c`.' }),
    attachment: Type.Optional(Type.Any({ description: 'The files; up to five with the photo.' })),
    photo: Type.Optional(Type.Any({ description: 'A file that a camera has just made.' })),
  },
  multipart: true,
  answer: {},
  errors: [...documentErrors, 'unsupportedMediaType'],
  source: 'docs/specification/portal.md sections 1 and 5',
})
