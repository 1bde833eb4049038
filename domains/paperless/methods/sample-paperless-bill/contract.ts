import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const samplePaperlessBillContract = defineCall({
  name: 'samplePaperlessBill',
  method: 'GET',
  path: '/CustomerPortalProfileController/samplePaperlessBill',
  summary: 'A sample bill as a PDF with a code in it: who types the code can open bills.',
  params: Type.Object({}),
  query: Type.Object(
    { accountId: RecordIdParam, language: Type.Union([Type.Literal('en'), Type.Literal('es')]) },
    { additionalProperties: false },
  ),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidSession', 'forbidden'],
  source: 'docs/specification/trade.md section 2.9',
})
