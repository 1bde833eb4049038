import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const viewFileContract = defineCall({
  name: 'viewFile',
  method: 'GET',
  path: '/CustomerPortalDocumentController/viewFile',
  summary:
    'The newest version of a file as a picture or PDF to be shown in a page of the console, once it was found clean, for staff who may read its record. For others, and for other formats, it does not exist.',
  params: Type.Object({}),
  query: Type.Object({ fileId: RecordIdParam }, { additionalProperties: false }),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'invalidSession'],
  source: 'docs/specification/portal.md sections 5 and 9',
})
