import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { SizedIdParam } from '../../operations/account-usage/account-usage-schemas'

const Band = Type.Object({ low: Type.Number(), likely: Type.Number(), high: Type.Number() })

export const projectBillContract = defineCall({
  name: 'projectBill',
  method: 'GET',
  path: '/CustomerPortalUsageController/projectBill',
  summary:
    'How much the bill of the running cycle will likely be, between two amounts that eight of ten bills lie between; or why there is too little to tell.',
  params: Type.Object({}),
  query: Type.Object({ accountId: SizedIdParam }, { additionalProperties: false }),
  body: null,
  answer: Type.Object({
    accountId: Type.String(),
    commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
    reason: Type.Union(
      [
        Type.Null(),
        Type.Literal('notActive'),
        Type.Literal('averageBilling'),
        Type.Literal('noRecentUsage'),
        Type.Literal('tooLittle'),
      ],
      { description: 'Why there is no projection; null when there is one.' },
    ),
    projection: Type.Union([
      Type.Null(),
      Type.Object({
        start: Type.String({ format: 'date' }),
        end: Type.String({ format: 'date' }),
        days: Type.Integer(),
        daysRead: Type.Integer({ description: 'Days of the cycle whose readings are known.' }),
        readThrough: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
        usedSoFar: Type.Number(),
        used: Band,
        charges: Type.Object(
          { low: Type.Number(), likely: Type.Number(), high: Type.Number() },
          { description: 'Whole dollars, low rounded down and high rounded up.' },
        ),
      }),
    ]),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'invalidSession'],
  source: 'docs/specification/trade.md section 5',
})
