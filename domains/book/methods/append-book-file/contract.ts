import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PartOffset, UploadStatusSchema } from '../../../files/operations/part-schemas'
import { bookController, noQuery } from '../../operations/uploads/upload-schemas'

export const appendBookFileContract = defineCall({
  name: 'appendBookFile',
  method: 'POST',
  path: `${bookController}/appendBookFile`,
  summary:
    'Sends the part of a file of a book that begins at an offset; a part that is stored already is skipped. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: noQuery,
  body: Type.Object(
    {
      bookUploadId: Type.Optional(Type.String({ maxLength: 36, description: 'As when it began.' })),
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
    'invalidSession',
    'notFound',
    'invalidParameter',
    'uploadNotFound',
    'uploadOutOfPlace',
    'bodyTooLarge',
    'bookUploadMoved',
    'rateLimited',
    'unsupportedMediaType',
  ],
  source: 'docs/guides/load-your-book.md',
})
