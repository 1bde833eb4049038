import { toCents } from '@porchlight/metadata'
import type { PlanRates, RateCredit, RateTier, RateWindow } from './plan-rates'

/** The fields of a plan that define its charges. */
export const rateFields = [
  'Commodity__c',
  'Energy_Charge__c',
  'Tier_2_Above__c',
  'Tier_2_Charge__c',
  'Tier_3_Above__c',
  'Tier_3_Charge__c',
  'Window_1_Days__c',
  'Window_1_From__c',
  'Window_1_To__c',
  'Window_1_Charge__c',
  'Window_1_Share__c',
  'Window_2_Days__c',
  'Window_2_From__c',
  'Window_2_To__c',
  'Window_2_Charge__c',
  'Window_2_Share__c',
  'Base_Charge__c',
  'Minimum_Usage_Fee__c',
  'Minimum_Usage__c',
  'Bill_Credit__c',
  'Bill_Credit_Threshold__c',
  'Bill_Credit_2__c',
  'Bill_Credit_2_Threshold__c',
] as const

/** The values of these fields as a record holds them; amounts in US dollars, charges in cents. */
export type RateValues = Readonly<Partial<Record<(typeof rateFields)[number], unknown>>>

/**
 * What a plan charges, from its record. `delivery` is that of its utility in US dollars a month and cents for each unit.
 * A pair of fields that is not complete counts for nothing, and so does a credit or fee of nothing.
 */
export function planRatesOf(
  plan: RateValues,
  delivery: { readonly fixed: number; readonly perUnit: number },
): PlanRates {
  const fee = amountFrom(plan.Minimum_Usage_Fee__c, plan.Minimum_Usage__c)
  return {
    unit: plan.Commodity__c === 'Gas' ? 'therm' : 'kWh',
    energy: numberOf(plan.Energy_Charge__c) ?? 0,
    tiers: [
      tierOf(plan.Tier_2_Above__c, plan.Tier_2_Charge__c),
      tierOf(plan.Tier_3_Above__c, plan.Tier_3_Charge__c),
    ].filter((tier) => tier !== null),
    windows: windowsOf(plan).flatMap(({ energy, share, ...hours }) =>
      energy === null || share === null ? [] : [{ ...hours, energy, share }],
    ),
    base: toCents(numberOf(plan.Base_Charge__c) ?? 0),
    minimumFee: fee === null ? null : { amount: fee.amount, belowUnits: fee.fromUnits },
    credits: [
      amountFrom(plan.Bill_Credit__c, plan.Bill_Credit_Threshold__c ?? 0),
      amountFrom(plan.Bill_Credit_2__c, plan.Bill_Credit_2_Threshold__c),
    ].filter((credit) => credit !== null),
    delivery: { fixed: toCents(delivery.fixed), perUnit: delivery.perUnit },
  }
}

/** The hours of a plan that are known as such, whether or not their charge and share are. */
export function windowsOf(plan: RateValues): readonly (Pick<RateWindow, 'days' | 'from' | 'to'> & {
  readonly energy: number | null
  readonly share: number | null
})[] {
  return ([1, 2] as const).flatMap((place) => {
    const days = plan[`Window_${place}_Days__c`]
    const from = numberOf(plan[`Window_${place}_From__c`])
    const to = numberOf(plan[`Window_${place}_To__c`])
    if ((days !== 'All' && days !== 'Weekdays' && days !== 'Weekends') || from === null || to === null) {
      return []
    }
    const share = numberOf(plan[`Window_${place}_Share__c`])
    const energy = numberOf(plan[`Window_${place}_Charge__c`])
    // A share of 35.5 is stored as a percentage with one digit.
    return [{ days, from, to, energy, share: share === null ? null : Math.round(share * 10) / 1_000 }]
  })
}

function tierOf(above: unknown, charge: unknown): RateTier | null {
  const [units, energy] = [numberOf(above), numberOf(charge)]
  return units === null || energy === null ? null : { above: units, energy }
}

function amountFrom(dollars: unknown, units: unknown): RateCredit | null {
  const [amount, fromUnits] = [numberOf(dollars), numberOf(units)]
  return amount === null || amount <= 0 || fromUnits === null ? null : { amount: toCents(amount), fromUnits }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
