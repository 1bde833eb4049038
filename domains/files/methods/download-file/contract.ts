import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const downloadFileContract = defineCall({
  name: 'downloadFile',
  method: 'GET',
  path: '/CustomerPortalDocumentController/downloadFile',
  summary:
    'A version of a file that was sent, the newest unless another is named, once it was scanned and found clean, for viewers who may read its record. For others, and before that, it does not exist.',
  params: Type.Object({}),
  query: Type.Object(
    { fileId: RecordIdParam, version: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$' })) },
    { additionalProperties: false },
  ),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'invalidSession'],
  source: 'docs/specification/portal.md sections 5 and 9',
})
