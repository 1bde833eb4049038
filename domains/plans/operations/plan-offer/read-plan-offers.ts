import type { RecordRepresentation } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import type { Static } from 'typebox'
import { fieldText } from '../../../customers/operations/person/field-text'
import type { PlanRates } from '../../rules/plan-price/plan-rates'
import { priceAtUse, priceOfMonths } from '../../rules/plan-price/price-at-use'
import type { AccountUse } from './account-use'
import { fieldNumber } from './field-number'
import type { PlanOffer } from './plan-offer-schemas'

/** A plan as the methods answer it. */
type Offer = Static<typeof PlanOffer>

/** What is priced besides the uses of the facts label. */
export interface RequestedUsage {
  /** kWh or therms a month; null when none is asked for. */
  readonly use: number | null
  readonly account: AccountUse | null
}

const planFields = [
  'Name',
  'ProductCode',
  'Commodity__c',
  'Utility__c',
  'Rate_Type__c',
  'Term_Months__c',
  'Energy_Charge__c',
  'Base_Charge__c',
  'Cancellation_Fee__c',
]

const optionalPlanFields = [
  'Description',
  'Description_ES__c',
  'Bill_Credit__c',
  'Bill_Credit_Threshold__c',
  'Renewable_Share__c',
  'Requires_Deposit__c',
  'Average_Price_500__c',
  'Average_Price_1000__c',
  'Average_Price_2000__c',
  'Facts_Label_Link__c',
  'Facts_Label_Link_ES__c',
  'Terms_Link__c',
  'Terms_Link_ES__c',
  'Rights_Link__c',
  'Rights_Link_ES__c',
  'Utility__r.Name',
  'Utility__r.State__c',
  'Utility__r.Delivery_Fixed_Charge__c',
  'Utility__r.Delivery_Usage_Charge__c',
  'Utility__r.Delivery_Effective_Date__c',
]

/** More than any brand offers in one ZIP code. */
const mostPlans = 200

/**
 * A brand's plans on offer that meet `condition`, by name, with their prices. What a provider sells belongs to no
 * customer, so plans are read as the system, the published fields only. A plan whose delivery charges are not known
 * cannot be priced and is left out.
 */
export async function readPlanOffers(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  brandName: string,
  condition: Condition,
  requested: RequestedUsage,
): Promise<readonly Offer[]> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Product2',
    selection: { fields: planFields, optionalFields: optionalPlanFields },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'Plan_Brand__c', operator: 'eq', value: brandName },
        { kind: 'compare', field: 'IsActive', operator: 'eq', value: true },
        condition,
      ],
    },
    orderings: [{ field: 'Name', ascending: true }],
    pageSize: mostPlans,
  })
  return records.map((record) => toOffer(record, requested)).filter((offer) => offer !== null)
}

/** What a plan costs, of whatever brand and whether it is still on offer; null when it is unknown or cannot be priced. */
export async function readPlanRates(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  planId: string,
): Promise<PlanRates | null> {
  const selection = { fields: planFields, optionalFields: optionalPlanFields }
  const record = await engine.readRecord(systemViewer, planId, selection)
  return record === null ? null : ratesOf(record)
}

function toOffer(record: RecordRepresentation, { use, account }: RequestedUsage): Offer | null {
  const text = (path: string) => fieldText(record, path)
  const number = (path: string) => fieldNumber(record, path)
  const rates = ratesOf(record)
  if (rates === null) return null
  const commodity = rates.unit === 'therm' ? 'Gas' : 'Electricity'
  return {
    code: text('ProductCode') ?? '',
    name: text('Name') ?? '',
    description: text('Description'),
    descriptionEs: text('Description_ES__c'),
    commodity,
    utilityId: text('Utility__c') ?? '',
    utilityName: text('Utility__r.Name') ?? '',
    rateType: text('Rate_Type__c') === 'Variable' ? 'Variable' : 'Fixed',
    termMonths: number('Term_Months__c') ?? 1,
    energyCharge: rates.energy,
    baseCharge: dollars(rates.base),
    billCredit: rates.credit === null ? null : dollars(rates.credit.amount),
    billCreditFrom: rates.credit?.fromUnits ?? null,
    cancellationFee: number('Cancellation_Fee__c') ?? 0,
    renewableShare: number('Renewable_Share__c') ?? 0,
    requiresDeposit: record.fields.Requires_Deposit__c?.value === true,
    deliveryFixed: dollars(rates.delivery.fixed),
    deliveryPerUnit: rates.delivery.perUnit,
    deliverySince: text('Utility__r.Delivery_Effective_Date__c'),
    state: text('Utility__r.State__c'),
    factsLabel: text('Facts_Label_Link__c'),
    factsLabelEs: text('Facts_Label_Link_ES__c'),
    terms: text('Terms_Link__c'),
    termsEs: text('Terms_Link_ES__c'),
    rights: text('Rights_Link__c'),
    rightsEs: text('Rights_Link_ES__c'),
    labelPrices: labelUses[commodity].map(({ use: labelUse, printedIn }) => {
      const price = toPrice(rates, labelUse)
      // The facts label is what was promised, so what it prints counts.
      return { ...price, averagePrice: (printedIn && number(printedIn)) ?? price.averagePrice }
    }),
    askedPrice: use === null ? null : toPrice(rates, use),
    ownPrice: account?.commodity === commodity ? toOwnPrice(rates, account.months) : null,
  }
}

/** The uses that facts labels print for electricity (16 TAC 25.475(g)); for gas, a mild, an average and a cold month. */
const labelUses = {
  Electricity: [
    { use: 500, printedIn: 'Average_Price_500__c' },
    { use: 1000, printedIn: 'Average_Price_1000__c' },
    { use: 2000, printedIn: 'Average_Price_2000__c' },
  ],
  Gas: [
    { use: 20, printedIn: null },
    { use: 50, printedIn: null },
    { use: 100, printedIn: null },
  ],
} as const

/** Null when the charges of its utility are not known. */
function ratesOf(record: RecordRepresentation): PlanRates | null {
  const number = (path: string) => fieldNumber(record, path)
  const fixed = number('Utility__r.Delivery_Fixed_Charge__c')
  const perUnit = number('Utility__r.Delivery_Usage_Charge__c')
  if (fixed === null || perUnit === null) return null
  const credit = number('Bill_Credit__c')
  const fromUnits = number('Bill_Credit_Threshold__c')
  return {
    unit: fieldText(record, 'Commodity__c') === 'Gas' ? 'therm' : 'kWh',
    energy: number('Energy_Charge__c') ?? 0,
    base: cents(number('Base_Charge__c') ?? 0),
    credit: credit === null || credit === 0 ? null : { amount: cents(credit), fromUnits: fromUnits ?? 0 },
    delivery: { fixed: cents(fixed), perUnit },
  }
}

function toPrice(rates: PlanRates, use: number): Offer['labelPrices'][number] {
  const { bill, averagePrice } = priceAtUse(rates, use)
  return { use, bill: dollars(bill), averagePrice }
}

function toOwnPrice(rates: PlanRates, months: readonly number[]): Offer['ownPrice'] {
  const price = priceOfMonths(rates, months)
  if (price === null) return null
  return {
    total: dollars(price.total),
    monthlyBill: dollars(Math.round(price.total / price.months)),
    lowestBill: dollars(price.lowest),
    highestBill: dollars(price.highest),
    averagePrice: price.averagePrice,
    creditMonths: price.creditMonths,
  }
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}

function dollars(amount: number): number {
  return amount / 100
}
