import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PartOffset, UploadStatusSchema } from '../../../files/operations/part-schemas'

export const appendUploadContract = defineCall({
  name: 'appendUpload',
  method: 'POST',
  path: '/CustomerPortalDocumentController/appendUpload',
  summary: 'Sends the part of a file that begins at an offset. A part that is here already is passed over.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      orderId: Type.Optional(Type.String({ maxLength: 18, description: 'As when it began.' })),
      uploadId: Type.String({ maxLength: 36 }),
      offset: PartOffset,
      part: Type.Any({ description: 'The bytes; they come last.' }),
    },
    { additionalProperties: false },
  ),
  multipart: true,
  answer: UploadStatusSchema,
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidParameter',
    'uploadNotFound',
    'uploadOutOfPlace',
    'bodyTooLarge',
    'orderNotFound',
    'linkExpired',
    'linkNotLatest',
    'rateLimited',
    'unsupportedMediaType',
  ],
  source: 'docs/specification/portal.md section 5',
})
