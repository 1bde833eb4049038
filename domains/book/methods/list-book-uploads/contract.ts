import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { type BookFileName, bookFileNames } from '../../facts/book-file-names'
import { type BookUploadState, bookUploadStates } from '../../facts/book-upload'
import { bookController, noQuery, UploadIdParam } from '../../operations/uploads/upload-schemas'

const Rows = Type.Object({
  file: Type.Unsafe<BookFileName>(Type.Union(bookFileNames.map((name) => Type.Literal(name)))),
  new: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
})

const Upload = Type.Object({
  id: UploadIdParam,
  state: Type.Unsafe<BookUploadState>(Type.Union(bookUploadStates.map((state) => Type.Literal(state)))),
  createdAt: Type.String({ description: 'ISO 8601.' }),
  uploadedBy: Type.String({ description: 'The name of the administrator.' }),
  files: Type.Array(
    Type.Object({
      name: Type.String(),
      size: Type.Integer({ description: 'In bytes.' }),
      hasArrived: Type.Boolean(),
    }),
  ),
  rowCount: Type.Union([Type.Integer(), Type.Null()], { description: 'Null before the files were read.' }),
  rowsDone: Type.Union([Type.Integer(), Type.Null()]),
  outcome: Type.Union([Type.Array(Rows), Type.Null()], {
    description: 'The rows of each file that has any, by what became or would become of them; null before.',
  }),
  problem: Type.Union([Type.String(), Type.Null()], {
    description: 'Why the files cannot be imported as they are.',
  }),
  hasResults: Type.Boolean({ description: 'Whether `downloadBookResults` has files.' }),
})

export const listBookUploadsContract = defineCall({
  name: 'listBookUploads',
  method: 'POST',
  path: `${bookController}/listBookUploads`,
  summary:
    'The latest imports of a retailer’s book that were started in the console, newest first, with their progress. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: noQuery,
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({ uploads: Type.Array(Upload) }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/guides/load-your-book.md',
})
