import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { bookController, noQuery, UploadIdParam } from '../../operations/uploads/upload-schemas'

export const finishBookFileContract = defineCall({
  name: 'finishBookFile',
  method: 'POST',
  path: `${bookController}/finishBookFile`,
  summary:
    'Adds a file that has fully arrived to its import; repeated, it answers the same. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: noQuery,
  body: Type.Object(
    { bookUploadId: UploadIdParam, uploadId: Type.String({ maxLength: 36 }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ fileName: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'uploadNotFound', 'uploadIncomplete', 'bookUploadMoved'],
  source: 'docs/guides/load-your-book.md',
})
