import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { bookController, noQuery, UploadIdParam } from '../../operations/uploads/upload-schemas'

export const removeBookUploadContract = defineCall({
  name: 'removeBookUpload',
  method: 'POST',
  path: `${bookController}/removeBookUpload`,
  summary:
    'Removes an import with its files and results; what was imported stays. Refused while it is checked or imported. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: noQuery,
  body: Type.Object({ bookUploadId: UploadIdParam }, { additionalProperties: false }),
  answer: Type.Object({}),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'bookUploadMoved'],
  source: 'docs/guides/load-your-book.md',
})
