import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const findUtilitiesContract = defineCall({
  name: 'findUtilities',
  method: 'GET',
  path: '/CustomerPortalUtilityController/findUtilities',
  summary:
    'Whom to tell of an outage or a gas leak: the utilities of a ZIP code, open to everyone, or of the homes of the customer who asks.',
  params: Type.Object({}),
  query: Type.Object(
    {
      zipCode: Type.Optional(
        Type.String({
          pattern: '^[0-9]{5}$',
          description: 'Five digits; without one it is about the viewer’s own homes.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: Type.Object({
    zipCode: nullableText,
    utilities: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
        phone: nullableText,
        reportLink: nullableText,
        mapLink: nullableText,
        streets: Type.Array(Type.String(), {
          description: 'The viewer’s homes that it serves; none for a ZIP code.',
        }),
      }),
      { description: 'Each once, by name.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter'],
  source: 'docs/specification/trade.md section 1.1',
})
