import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { UploadStatusSchema } from '../../../files/operations/part-schemas'
import { bookController, noQuery, UploadIdParam } from '../../operations/uploads/upload-schemas'

export const beginBookFileContract = defineCall({
  name: 'beginBookFile',
  method: 'POST',
  path: `${bookController}/beginBookFile`,
  summary:
    'Begins to send an announced file in parts, or finds the upload of that key again: the answer says where to continue. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: noQuery,
  body: Type.Object(
    {
      bookUploadId: UploadIdParam,
      fileName: Type.String({ maxLength: 60 }),
      size: Type.Integer({ minimum: 1, description: 'In bytes, as announced.' }),
      key: Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'A UUID that the client generates.' }),
    },
    { additionalProperties: false },
  ),
  answer: UploadStatusSchema,
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'fileQuota', 'bookUploadMoved'],
  source: 'docs/guides/load-your-book.md',
})
