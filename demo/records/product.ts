import { priceAtUse } from '@porchlight/domains/plans/rules/plan-price/price-at-use'
import { ratesOf } from '../world/bill-charges'
import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'
import { dollars } from '../world/moment'
import { type DemoPlan, type PlanShape, plans, spanishNameOf } from '../world/plans'
import { demoUtilityId } from './utility'

/** Returns the id of a plan's record. */
export function demoProductId(seed: number, plan: DemoPlan): string {
  return demoId(seed, '01t', plan.key)
}

/**
 * Returns 20 plans for each brand and three more of the first; the facts label is calculated as the law requires,
 * without taxes.
 */
export function demoProducts({ seed }: DemoSettings): readonly DemoRecord[] {
  return plans.map((plan) => {
    const { brand, shape, utility } = plan
    const code = `${brand} ${shape.name} ${utility.key}`.toUpperCase().replace(/[^A-Z0-9]+/g, '-')
    const isElectric = shape.commodity === 'Electricity'
    return {
      objectApiName: 'Product2',
      id: demoProductId(seed, plan),
      fields: {
        Name: shape.name,
        Name_ES__c: spanishNameOf(shape, brand),
        ProductCode: code,
        Description: shape.description.en,
        Description_ES__c: shape.description.es,
        IsActive: true,
        Plan_Brand__c: brand,
        Commodity__c: shape.commodity,
        Utility__c: demoUtilityId(seed, utility.key),
        Rate_Type__c: shape.rateType,
        Term_Months__c: shape.termMonths,
        Energy_Charge__c: shape.energy,
        Base_Charge__c: dollars(shape.base),
        ...kindOf(shape),
        Cancellation_Fee__c: dollars(shape.cancellationFee),
        Renewable_Share__c: shape.renewableShare,
        Requires_Deposit__c: shape.requiresDeposit,
        Average_Price_500__c: isElectric ? averagePrice(plan, 500) : null,
        Average_Price_1000__c: isElectric ? averagePrice(plan, 1000) : null,
        Average_Price_2000__c: isElectric ? averagePrice(plan, 2000) : null,
        Margin__c: 8.5,
      },
    }
  })
}

/** Returns cents per kWh, with all recurring charges except taxes and assessments; one decimal, as labels print it. */
function averagePrice({ shape, utility }: DemoPlan, kilowattHours: number): number {
  return priceAtUse(ratesOf(shape, utility), kilowattHours).labelPrice
}

/** Returns what distinguishes a plan's price from one energy charge and one base charge. */
function kindOf({ tiers: [second, third], windows, minimumFee, credits, indexFormula, buyback }: PlanShape) {
  const [credit, more] = credits
  return {
    Tier_2_Above__c: second?.above ?? null,
    Tier_2_Charge__c: second?.energy ?? null,
    Tier_3_Above__c: third?.above ?? null,
    Tier_3_Charge__c: third?.energy ?? null,
    ...Object.assign(
      {},
      ...windows.map(({ days, from, to, energy, share }, index) => ({
        [`Window_${index + 1}_Days__c`]: days,
        [`Window_${index + 1}_From__c`]: from,
        [`Window_${index + 1}_To__c`]: to,
        [`Window_${index + 1}_Charge__c`]: energy,
        [`Window_${index + 1}_Share__c`]: share * 100,
      })),
    ),
    Minimum_Usage_Fee__c: minimumFee === null ? null : dollars(minimumFee.amount),
    Minimum_Usage__c: minimumFee?.belowUnits ?? null,
    Bill_Credit__c: credit === undefined ? null : dollars(credit.amount),
    Bill_Credit_Threshold__c: credit?.fromUnits ?? null,
    Bill_Credit_2__c: more === undefined ? null : dollars(more.amount),
    Bill_Credit_2_Threshold__c: more?.fromUnits ?? null,
    Index_Formula__c: indexFormula?.en ?? null,
    Index_Formula_ES__c: indexFormula?.es ?? null,
    Buyback_Price__c: buyback,
  }
}
