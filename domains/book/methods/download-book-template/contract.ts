import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { bookController, noQuery } from '../../operations/uploads/upload-schemas'

export const downloadBookTemplateContract = defineCall({
  name: 'downloadBookTemplate',
  method: 'GET',
  path: `${bookController}/downloadBookTemplate`,
  summary:
    'Every file of a book with its headings alone, as a ZIP archive. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: noQuery,
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/guides/load-your-book.md',
})
