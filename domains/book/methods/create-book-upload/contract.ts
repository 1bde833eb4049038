import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { bookUploadLimits } from '../../facts/book-upload'
import { bookController, noQuery, UploadIdParam } from '../../operations/uploads/upload-schemas'

export const createBookUploadContract = defineCall({
  name: 'createBookUpload',
  method: 'POST',
  path: `${bookController}/createBookUpload`,
  summary:
    'Announces the files of a retailer’s book, which are then sent one by one. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: noQuery,
  body: Type.Object(
    {
      files: Type.Array(
        Type.Object(
          {
            name: Type.String({
              maxLength: 60,
              description: 'The name of a file of a book, such as `bills.csv`.',
            }),
            size: Type.Integer({ minimum: 1, maximum: bookUploadLimits.bytes, description: 'In bytes.' }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: bookUploadLimits.files },
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ uploadId: UploadIdParam }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'invalidParameter'],
  source: 'docs/guides/load-your-book.md',
})
