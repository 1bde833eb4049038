import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { bookController, UploadIdParam } from '../../operations/uploads/upload-schemas'

export const downloadBookResultsContract = defineCall({
  name: 'downloadBookResults',
  method: 'GET',
  path: `${bookController}/downloadBookResults`,
  summary:
    'The files that the last run of an import wrote, as a ZIP archive: rejected rows, and after a check what would change. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({ bookUploadId: UploadIdParam }, { additionalProperties: false }),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/guides/load-your-book.md',
})
