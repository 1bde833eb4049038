import { Type } from 'typebox'

/** The brand whose plans are meant. */
export const PlanBrandField = Type.String({ maxLength: 20, description: 'A brand’s key.' })

/** The text of a CSV file of plans. */
export const PlanFileText = Type.String({
  maxLength: 600_000,
  description:
    'The text of a CSV file with headings as `downloadPlans` writes them: at most 400,000 characters and 500 plans.',
})

/** The result of a row of a file. */
export const PlanFileRow = Type.Object({
  row: Type.Integer({ description: 'As spreadsheets count, the headings being row 1.' }),
  code: Type.String(),
  name: Type.String(),
  kind: Type.Union([Type.Literal('new'), Type.Literal('changed'), Type.Literal('refused')]),
  changes: Type.Array(
    Type.Object({
      label: Type.String({ description: 'The column.' }),
      before: Type.String({ description: 'Empty for none.' }),
      after: Type.String({ description: 'Empty for none.' }),
    }),
  ),
  faults: Type.Array(Type.String(), {
    description: 'A sentence for each fault, with row, column and what to do.',
  }),
})

/** A plan with its days. */
export const PlanInSetup = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  utilityName: Type.String(),
  commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
  state: Type.Union(
    [Type.Literal('inForce'), Type.Literal('coming'), Type.Literal('ended'), Type.Literal('off')],
    { description: '`off`: taken off, whatever its days are.' },
  ),
  from: Type.Union([Type.String(), Type.Null()], { description: 'First day of the offer, YYYY-MM-DD.' }),
  until: Type.Union([Type.String(), Type.Null()], { description: 'Last day of the offer, YYYY-MM-DD.' }),
  energyCharge: Type.Union([Type.Number(), Type.Null()], { description: 'Cents per kWh or therm.' }),
  baseCharge: Type.Number({ description: 'Dollars a month.' }),
  rateType: Type.Union([Type.Literal('Fixed'), Type.Literal('Variable'), Type.Literal('Indexed')]),
  parts: Type.Array(
    Type.Union([
      Type.Literal('tiers'),
      Type.Literal('windows'),
      Type.Literal('minimumFee'),
      Type.Literal('credits'),
      Type.Literal('buyback'),
    ]),
    { description: 'What the price has beside one energy charge and one base charge.' },
  ),
})
