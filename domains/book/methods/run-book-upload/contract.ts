import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { type BookRun, bookRuns } from '../../facts/book-upload'
import { bookController, noQuery, UploadIdParam } from '../../operations/uploads/upload-schemas'

export const runBookUploadContract = defineCall({
  name: 'runBookUpload',
  method: 'POST',
  path: `${bookController}/runBookUpload`,
  summary:
    'Starts a check of an import’s files, which stores nothing, or, once they were checked, the import itself. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: noQuery,
  body: Type.Object(
    {
      bookUploadId: UploadIdParam,
      run: Type.Unsafe<BookRun>(Type.Union(bookRuns.map((run) => Type.Literal(run)))),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({}),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'bookUploadMoved', 'bookUploadIncomplete'],
  source: 'docs/guides/load-your-book.md',
})
