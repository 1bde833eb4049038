import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const billDocumentContract = defineCall({
  name: 'billDocument',
  method: 'GET',
  path: '/CustomerPortalUsageController/billDocument',
  summary: 'A bill as a PDF in the language asked for, for whoever may read the bill.',
  params: Type.Object({}),
  query: Type.Object(
    { billId: RecordIdParam, language: Type.Union([Type.Literal('en'), Type.Literal('es')]) },
    { additionalProperties: false },
  ),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'invalidSession'],
  source: 'docs/specification/portal.md section 1',
})
