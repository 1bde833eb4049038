import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { SizedIdParam } from '../../operations/account-usage/account-usage-schemas'

export const adviseSavingContract = defineCall({
  name: 'adviseSaving',
  method: 'GET',
  path: '/CustomerPortalUsageController/adviseSaving',
  summary:
    'Where the energy of an account’s last year went and what a change of habit would save, what the season asks for first; the account has to be the viewer’s own.',
  params: Type.Object({}),
  query: Type.Object({ accountId: SizedIdParam }, { additionalProperties: false }),
  body: null,
  answer: Type.Object({
    accountId: Type.String(),
    commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
    season: Type.Union([Type.Literal('cooling'), Type.Literal('heating'), Type.Literal('mild')]),
    advice: Type.Union(
      [
        Type.Null(),
        Type.Object({
          months: Type.Integer({ description: 'Billing cycles that are counted, a year at most.' }),
          used: Type.Number({ description: 'kWh or therms.' }),
          parts: Type.Array(
            Type.Object({
              part: Type.Union([Type.Literal('cooling'), Type.Literal('heating'), Type.Literal('always')]),
              used: Type.Number(),
              share: Type.Integer({ description: 'Percent of the whole.' }),
              saving: Type.Object({
                used: Type.Number({ description: 'Less in a year.' }),
                dollars: Type.Union([Type.Integer(), Type.Null()], {
                  description: 'At the last bill’s price; null when it is not known.',
                }),
              }),
            }),
          ),
        }),
      ],
      { description: 'Null when too little is known of the account.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'invalidSession'],
  source: 'docs/specification/trade.md section 1.1',
})
