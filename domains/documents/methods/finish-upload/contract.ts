import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { documentErrors } from '../../operations/upload-schemas'

export const finishUploadContract = defineCall({
  name: 'finishUpload',
  method: 'POST',
  path: '/CustomerPortalDocumentController/finishUpload',
  summary: 'Takes a file that has arrived whole for its document. Sent again, it answers the same.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      orderId: Type.String({ maxLength: 18, description: 'As when it began.' }),
      uploadId: Type.String({ maxLength: 36 }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ receiptNumber: Type.String({ description: 'What the customer can name.' }) }),
  successStatus: 200,
  errorKind: 'write',
  errors: [...documentErrors, 'uploadNotFound', 'uploadIncomplete', 'idempotencyConflict'],
  source: 'docs/specification/portal.md section 5',
})
