import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { SizedIdParam } from '../../operations/account-usage/account-usage-schemas'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const BilledCycle = Type.Object({
  billId: Type.String(),
  start: Type.String({ format: 'date' }),
  end: Type.String({ format: 'date' }),
  days: Type.Integer(),
  used: Type.Number({ description: 'Kilowatt-hours or therms.' }),
  temperature: nullable(Type.Number({ description: 'Average outdoor temperature in °F.' })),
  charges: Type.Number({ description: 'What the bill adds, in dollars, whatever was owed before.' }),
  carried: Type.Number({
    description:
      'What was left of earlier bills when this one was issued, in dollars; less than 0 for a credit.',
  }),
  amount: Type.Number({
    description: 'What the bill came to: its charges and what was carried, in dollars.',
  }),
  isEstimated: Type.Boolean(),
})

export const explainBillContract = defineCall({
  name: 'explainBill',
  method: 'GET',
  path: '/CustomerPortalUsageController/explainBill',
  summary:
    'Why a bill’s charges differ from those of the bill before: days, weather, use, price and fees, which add up to the cent. Of an account, its newest bill.',
  params: Type.Object({}),
  query: Type.Object(
    {
      billId: Type.Optional(SizedIdParam),
      accountId: Type.Optional(SizedIdParam),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: Type.Object({
    accountId: Type.String(),
    commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
    thisBill: nullable(BilledCycle),
    lastBill: nullable(BilledCycle),
    returned: Type.Number({ description: 'Payments of the last bill that went back, in dollars.' }),
    change: nullable(
      Type.Object(
        {
          amount: Type.Number({ description: 'This bill’s charges less the last one’s, in dollars.' }),
          used: Type.Number({ description: 'This use less the last.' }),
          parts: Type.Array(
            Type.Object({
              cause: Type.Union([
                Type.Literal('days'),
                Type.Literal('weather'),
                Type.Literal('use'),
                Type.Literal('price'),
                Type.Literal('fees'),
              ]),
              amount: Type.Number({ description: 'Dollars.' }),
              used: nullable(Type.Number()),
            }),
            { description: 'Their amounts add up to the change’s to the cent.' },
          ),
          fees: Type.Array(
            Type.Object({ name: Type.String(), amount: Type.Number({ description: 'Dollars.' }) }),
            {
              description: 'What the part of fees, credits and taxes consists of, in the viewer’s language.',
            },
          ),
          isWeatherKnown: Type.Boolean({
            description: 'When not, the weather’s part is zero and stands in use.',
          }),
          daysReason: Type.Integer({
            description: 'Days more or fewer, when they pulled the use the way it went; else 0.',
          }),
          weatherReason: nullable(
            Type.Union([Type.Literal('hotter'), Type.Literal('colder'), Type.Literal('milder')]),
          ),
          daysBetween: Type.Integer({
            description:
              'Days between the two bills that no bill charges for; 0 when they follow each other.',
          }),
        },
        { description: 'Null without a bill before, or when the lines of one do not add up to its charges.' },
      ),
    ),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter', 'invalidRecordId', 'notFound', 'invalidSession'],
  source: 'docs/specification/portal.md section 1',
})
