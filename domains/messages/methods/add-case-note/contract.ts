import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const addCaseNoteContract = defineCall({
  name: 'addCaseNote',
  method: 'POST',
  path: '/CustomerPortalMessageController/addCaseNote',
  summary:
    'Adds an internal note to a case, with its moment and author; customers never see it. For staff; to customers there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    { caseId: Type.String({ maxLength: 18 }), note: Type.String({ maxLength: 2_000 }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({}),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'requiredFieldMissing', 'invalidFieldValue'],
  source: 'docs/specification/portal.md section 9',
})
