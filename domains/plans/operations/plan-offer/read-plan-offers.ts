import { isBrandKey } from '@porchlight/brands'
import type { TypedRecord } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import type { Static } from 'typebox'
import { lawOf } from '../../../customers/facts/law-by-place'
import { localDay } from '../../../customers/rules/calendar-day'
import { planDocumentContract } from '../../methods/plan-document/contract'
import { productObject } from '../../objects/product/object'
import { onOfferOn } from '../../rules/plan-dates/offer-state'
import { type HourlyUse, sharesInWindows } from '../../rules/plan-price/hours-window'
import type { PlanRates } from '../../rules/plan-price/plan-rates'
import { priceAtUse, priceOfMonths } from '../../rules/plan-price/price-at-use'
import { planRatesOf, rateFields } from '../../rules/plan-price/rates-of-plan'
import type { AccountUse } from './account-use'
import type { PlanOffer } from './plan-offer-schemas'

/** A plan as the methods answer it. */
type Offer = Static<typeof PlanOffer>

/** What is priced besides the uses of the facts label. */
export interface RequestedUsage {
  /** kWh or therms a month; null when none is requested. */
  readonly use: number | null
  readonly account: AccountUse | null
}

const planFields = [
  'Name',
  'Name_ES__c',
  'ProductCode',
  'Utility__c',
  'Rate_Type__c',
  'Term_Months__c',
  ...rateFields,
  'Index_Formula__c',
  'Index_Formula_ES__c',
  'Buyback_Price__c',
  'Cancellation_Fee__c',
  'Description',
  'Description_ES__c',
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
] as const

type PlanRecord = TypedRecord<typeof productObject, (typeof planFields)[number]>

/** Where the documents come from that no link of the plan leads to. */
const documentAddress = `/lwr/apex/v65.0${planDocumentContract.path}`

/** More than any brand offers in one ZIP code. */
const mostPlans = 200

/**
 * A brand's plans that are on offer today and fit `where`, by name, with their prices. What a provider sells belongs to no
 * customer, so plans are read as the system, the published fields only. A plan whose delivery charges are not known
 * cannot be priced and is left out.
 */
export async function readPlanOffers(
  { engine, systemViewer, now }: Pick<MethodContext, 'engine' | 'systemViewer' | 'now'>,
  brandName: string,
  where: { readonly [Field in 'Id' | 'ProductCode' | 'Utility__c']?: readonly string[] },
  requested: RequestedUsage,
): Promise<readonly Offer[]> {
  if (!isBrandKey(brandName)) return []
  const plans = await list(engine, systemViewer, productObject, {
    fields: planFields,
    where: onOfferOn(localDay(now())).map((inForce) => ({ ...where, Plan_Brand__c: brandName, ...inForce })),
    orderedBy: ['Name'],
    limit: mostPlans,
  })
  const { use, account } = requested
  const hasWindows = plans.some((plan) => plan.Window_1_Days__c !== null)
  const days = account !== null && hasWindows ? await account.readHourlyUse() : []
  return plans.map((plan) => toOffer(plan, { use, account, days })).filter((offer) => offer !== null)
}

/**
 * The offer of one plan, of whatever brand and whether it is still on offer; null when it is unknown or cannot be
 * priced.
 */
export async function readPlanOffer(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  planId: string,
): Promise<Offer | null> {
  const plan = await read(engine, systemViewer, productObject, planId, planFields)
  return plan === null ? null : toOffer(plan, { use: null, account: null, days: [] })
}

/**
 * What a plan costs, of whatever brand and whether it is still on offer; null when it is unknown or cannot be priced.
 */
export async function readPlanRates(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  planId: string,
): Promise<PlanRates | null> {
  const plan = await read(engine, systemViewer, productObject, planId, planFields)
  return plan === null ? null : ratesOf(plan)
}

interface PricedUsage extends RequestedUsage {
  /** The account's latest days by the hour. */
  readonly days: readonly HourlyUse[]
}

function toOffer(plan: PlanRecord, { use, account, days }: PricedUsage): Offer | null {
  const rates = ratesOf(plan)
  if (rates === null) return null
  const commodity = plan.Commodity__c
  const law = lawOf({ state: plan['Utility__r.State__c'], commodity })
  const own = (document: string, language: string) =>
    `${documentAddress}?${new URLSearchParams({ planCode: plan.ProductCode, document, language })}`
  const ownByLaw = (document: string, language: string) => (law === null ? null : own(document, language))
  return {
    code: plan.ProductCode,
    name: plan.Name,
    nameEs: plan.Name_ES__c,
    description: plan.Description,
    descriptionEs: plan.Description_ES__c,
    commodity,
    utilityId: plan.Utility__c,
    utilityName: plan['Utility__r.Name'] ?? '',
    rateType: plan.Rate_Type__c,
    termMonths: plan.Term_Months__c,
    energyCharge: rates.energy,
    baseCharge: dollars(rates.base),
    furtherTiers: rates.tiers.map(({ above, energy }) => ({ above, energyCharge: energy })),
    windows: rates.windows.map(({ energy, share, ...hours }) => ({
      ...hours,
      energyCharge: energy,
      assumedShare: toPercent(share),
    })),
    minimumUsageFee:
      rates.minimumFee === null
        ? null
        : { amount: dollars(rates.minimumFee.amount), below: rates.minimumFee.belowUnits },
    billCredits: rates.credits.map(({ amount, fromUnits }) => ({ amount: dollars(amount), from: fromUnits })),
    indexFormula: plan.Index_Formula__c,
    indexFormulaEs: plan.Index_Formula_ES__c,
    buybackCredit: plan.Buyback_Price__c,
    cancellationFee: plan.Cancellation_Fee__c,
    renewableShare: plan.Renewable_Share__c ?? 0,
    requiresDeposit: plan.Requires_Deposit__c,
    deliveryFixed: dollars(rates.delivery.fixed),
    deliveryPerUnit: rates.delivery.perUnit,
    deliverySince: plan['Utility__r.Delivery_Effective_Date__c'],
    state: plan['Utility__r.State__c'],
    factsLabel: plan.Facts_Label_Link__c ?? own('facts', 'en'),
    factsLabelEs: plan.Facts_Label_Link_ES__c ?? own('facts', 'es'),
    terms: plan.Terms_Link__c ?? ownByLaw('terms', 'en'),
    termsEs: plan.Terms_Link_ES__c ?? ownByLaw('terms', 'es'),
    rights: plan.Rights_Link__c ?? ownByLaw('rights', 'en'),
    rightsEs: plan.Rights_Link_ES__c ?? ownByLaw('rights', 'es'),
    labelPrices: labelUses[commodity].map(({ use: labelUse, printedIn }) => {
      const price = toPrice(rates, labelUse)
      // The facts label is the promise, so the values it prints count.
      return { ...price, averagePrice: (printedIn && plan[printedIn]) ?? price.averagePrice }
    }),
    askedPrice: use === null ? null : toPrice(rates, use),
    ownPrice: account?.commodity === commodity ? toOwnPrice(rates, account.months, days) : null,
  }
}

/**
 * The uses that facts labels print for electricity (16 TAC 25.475(g)); for gas, a mild, an average and a cold month.
 */
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
function ratesOf(plan: PlanRecord): PlanRates | null {
  const fixed = plan['Utility__r.Delivery_Fixed_Charge__c']
  const perUnit = plan['Utility__r.Delivery_Usage_Charge__c']
  if (fixed === null || perUnit === null) return null
  return planRatesOf(plan, { fixed, perUnit })
}

function toPrice(rates: PlanRates, use: number): Offer['labelPrices'][number] {
  const { bill, labelPrice } = priceAtUse(rates, use)
  return { use, bill: dollars(bill), averagePrice: labelPrice }
}

function toOwnPrice(
  rates: PlanRates,
  months: readonly number[],
  days: readonly HourlyUse[],
): Offer['ownPrice'] {
  const shares = rates.windows.length === 0 ? null : sharesInWindows(days, rates.windows)
  const price = priceOfMonths(rates, months, shares ?? undefined)
  if (price === null) return null
  return {
    total: dollars(price.total),
    monthlyBill: dollars(Math.round(price.total / price.months)),
    lowestBill: dollars(price.lowest),
    highestBill: dollars(price.highest),
    averagePrice: price.labelPrice,
    creditMonths: [...price.creditMonths],
    feeMonths: price.feeMonths,
    windowShares: shares === null ? null : shares.map(toPercent),
  }
}

function toPercent(share: number): number {
  return Math.round(share * 1_000) / 10
}

function dollars(amount: number): number {
  return amount / 100
}
