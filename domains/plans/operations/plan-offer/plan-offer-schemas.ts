import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The certificate of the brand whose plans are answered. */
export const CertificateNumber = Type.Union([Type.String(), Type.Null()], {
  description: 'The provider’s certificate number of the PUCT; null when it is not known.',
})

/** The use to price in addition to those of the facts label, in the query of both methods that offer plans. */
export const planUseQuery = {
  brandName: Type.String({ minLength: 1, maxLength: 80, description: 'A value of Account_Brand__c.' }),
  use: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,4}$',
      description: 'A month’s use that is to be priced besides: kWh, or therms for gas.',
    }),
  ),
  accountId: Type.Optional(RecordIdParam),
}

/** What one month costs at a certain use, without taxes. */
const PriceAtUse = Type.Object({
  use: Type.Number({ description: 'kWh, or therms for gas.' }),
  bill: Type.Number({ description: 'US dollars a month.' }),
  averagePrice: Type.Number({ description: 'Cents for each kWh or therm, one decimal.' }),
})

/** What a plan would have cost in the months of an account, each bill counted by itself. */
const OwnPrice = Type.Object({
  total: Type.Number({ description: 'US dollars, all months together.' }),
  monthlyBill: Type.Number({ description: 'US dollars, the average of the bills.' }),
  lowestBill: Type.Number(),
  highestBill: Type.Number(),
  averagePrice: Type.Number({ description: 'Cents for each kWh or therm, one decimal.' }),
  creditMonths: Type.Array(Type.Integer(), {
    description: 'In how many of the months each of `billCredits` is given.',
  }),
  feeMonths: Type.Integer({ description: 'In how many of the months the minimum usage fee is charged.' }),
  windowShares: Type.Union([Type.Array(Type.Number()), Type.Null()], {
    description:
      'Percent of the account’s own use in each of `windows`, by its meter; null where the assumed shares count.',
  }),
})

/** A plan on offer with its prices. */
export const PlanOffer = Type.Object({
  code: Type.String(),
  name: Type.String(),
  nameEs: nullableText,
  description: nullableText,
  descriptionEs: nullableText,
  commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
  utilityId: Type.String(),
  utilityName: Type.String(),
  rateType: Type.Union([Type.Literal('Fixed'), Type.Literal('Variable'), Type.Literal('Indexed')]),
  termMonths: Type.Integer({ description: 'One for plans without a term.' }),
  energyCharge: Type.Number({
    description: 'Cents for each kWh or therm of the first tier and outside of `windows`.',
  }),
  furtherTiers: Type.Array(
    Type.Object({
      above: Type.Number({ description: 'kWh or therms a month, those in `windows` not counted.' }),
      energyCharge: Type.Number({ description: 'Cents for each kWh or therm above that.' }),
    }),
    { description: 'Ascending, two at most.' },
  ),
  windows: Type.Array(
    Type.Object({
      days: Type.Union([Type.Literal('All'), Type.Literal('Weekdays'), Type.Literal('Weekends')]),
      from: Type.Integer({ description: 'The first hour, 0 to 23, by the clock of the home.' }),
      to: Type.Integer({
        description: 'The hour that no longer belongs to it, 1 to 24; before `from`, of the next day.',
      }),
      energyCharge: Type.Number({ description: 'Cents for each kWh; 0 where it is free.' }),
      assumedShare: Type.Number({
        description: 'Percent of a month’s use in these hours that average prices and estimates assume.',
      }),
    }),
    { description: 'Hours with a charge of their own, two at most.' },
  ),
  baseCharge: Type.Number({ description: 'US dollars a month.' }),
  minimumUsageFee: Type.Union([
    Type.Object({
      amount: Type.Number({ description: 'US dollars.' }),
      below: Type.Number({ description: 'Charged in months with less kWh or therms.' }),
    }),
    Type.Null(),
  ]),
  billCredits: Type.Array(
    Type.Object({
      amount: Type.Number({ description: 'US dollars.' }),
      from: Type.Number({ description: 'Given in months with at least so many kWh or therms.' }),
    }),
    { description: 'Each is given beside the others; two at most.' },
  ),
  indexFormula: nullableText,
  indexFormulaEs: nullableText,
  buybackCredit: Type.Union([Type.Number(), Type.Null()], {
    description: 'Cents for each kWh that the home exports; no part of the average prices.',
  }),
  cancellationFee: Type.Number({ description: 'US dollars.' }),
  renewableShare: Type.Number({ description: 'Percent.' }),
  requiresDeposit: Type.Boolean(),
  deliveryFixed: Type.Number({ description: 'US dollars a month.' }),
  deliveryPerUnit: Type.Number({ description: 'Cents for each kWh or therm.' }),
  deliverySince: nullableText,
  state: nullableText,
  factsLabel: nullableText,
  factsLabelEs: nullableText,
  terms: nullableText,
  termsEs: nullableText,
  rights: nullableText,
  rightsEs: nullableText,
  labelPrices: Type.Array(PriceAtUse, {
    description: '500, 1,000 and 2,000 kWh as on the facts label; 20, 50 and 100 therms for gas.',
  }),
  askedPrice: Type.Union([PriceAtUse, Type.Null()], { description: 'At `use`.' }),
  ownPrice: Type.Union([OwnPrice, Type.Null()], {
    description: 'In the latest months of the account; null without one of the same commodity.',
  }),
})

/** From when another plan applies to an account, and what that costs. */
export const PlanChange = Type.Object({
  kind: Type.Union([Type.Literal('Renewal'), Type.Literal('Change')], {
    description:
      '`Renewal`: the present contract ends or has ended. `Change`: it has none, or is left before its end.',
  }),
  startDate: Type.String({ format: 'date', description: 'The first day of the new plan.' }),
  startsAtRead: Type.Boolean({
    description: 'Whether that day is the next meter read, which is expected then.',
  }),
  earlyTerminationFee: Type.Number({ description: 'US dollars, of the present plan; 0 without a fee.' }),
})

/** The account whose use is priced. */
export const PlanAccount = Type.Union([
  Type.Object({
    id: Type.String(),
    street: nullableText,
    zipCode: nullableText,
    commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
    utilityId: nullableText,
    planCode: nullableText,
    months: Type.Integer({ description: 'How many months are known, up to twelve.' }),
    used: Type.Number({ description: 'kWh or therms in all of them.' }),
    change: Type.Union([PlanChange, Type.Null()], {
      description: 'The terms of another plan for the account; null unless it has service.',
    }),
  }),
  Type.Null(),
])
