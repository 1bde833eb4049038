import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { SizedIdParam } from '../../operations/account-usage/account-usage-schemas'

const Day = Type.String({
  pattern: '^(20[0-9]{2}-[0-9]{2}-[0-9]{2})?$',
  description: 'A calendar day; empty for as far as there is usage.',
})

export const downloadUsageContract = defineCall({
  name: 'downloadUsage',
  method: 'GET',
  path: '/CustomerPortalUsageController/downloadUsage',
  summary:
    'One account’s usage of a range of days as a file: a table (CSV) of quarters of an hour, days or billing cycles, or Green Button XML. Days given in the wrong order are turned round.',
  params: Type.Object({}),
  query: Type.Object(
    {
      accountId: SizedIdParam,
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      format: Type.Union([
        Type.Literal('intervals'),
        Type.Literal('days'),
        Type.Literal('cycles'),
        Type.Literal('greenButton'),
      ]),
      language: Type.Union([Type.Literal('en'), Type.Literal('es')]),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter', 'invalidRecordId', 'notFound', 'invalidSession'],
  source: 'docs/specification/trade.md section 2.10',
})
