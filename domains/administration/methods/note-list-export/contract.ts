import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const noteListExportContract = defineCall({
  name: 'noteListExport',
  method: 'POST',
  path: '/CustomerPortalOperationsController/noteListExport',
  summary:
    'Notes in the audit log that a member of staff is about to save rows of a list as a file; the console saves nothing before. For staff; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      objectApiName: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,79}$' }),
      rows: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'How many rows the file has.' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({}),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
