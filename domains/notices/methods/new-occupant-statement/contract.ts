import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const newOccupantStatementContract = defineCall({
  name: 'newOccupantStatement',
  method: 'GET',
  path: '/CustomerPortalDocumentController/newOccupantStatement',
  summary:
    'The statement of a new occupant as a PDF to sign, with what we know filled in; to who looked the order up, with blank lines.',
  params: Type.Object({}),
  query: Type.Object(
    {
      orderId: Type.Optional(Type.String({ maxLength: 18 })),
      language: Type.Union([Type.Literal('en'), Type.Literal('es')]),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['orderNotFound', 'linkExpired', 'linkNotLatest'],
  source: 'docs/specification/trade.md section 2.7',
})
