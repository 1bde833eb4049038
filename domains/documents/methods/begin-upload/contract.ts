import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { UploadStatusSchema } from '../../../files/operations/part-schemas'
import { documentErrors } from '../../operations/upload-schemas'

export const beginUploadContract = defineCall({
  name: 'beginUpload',
  method: 'POST',
  path: '/CustomerPortalDocumentController/beginUpload',
  summary:
    'Begins to send one file of a document in parts, or finds the upload of that key again: the answer says where to go on.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      orderId: Type.String({ maxLength: 18, description: 'Empty for the order of a look-up.' }),
      documentType: Type.String({ maxLength: 40, description: 'A value of `Document_Type__c`.' }),
      fileName: Type.String({ maxLength: 255 }),
      size: Type.Integer({ minimum: 0, description: 'In bytes.' }),
      key: Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'A UUID that the client makes up.' }),
    },
    { additionalProperties: false },
  ),
  answer: UploadStatusSchema,
  successStatus: 200,
  errorKind: 'write',
  errors: documentErrors,
  source: 'docs/specification/portal.md section 5',
})
