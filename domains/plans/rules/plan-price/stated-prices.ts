import type { RuleFailure } from '@porchlight/metadata'
import { priceAtUse } from './price-at-use'
import { planRatesOf, type RateValues } from './rates-of-plan'

/** The average prices that a plan may state for its facts label, by their uses in kWh. */
export const statedPrices = [
  { field: 'Average_Price_500__c', use: 500 },
  { field: 'Average_Price_1000__c', use: 1_000 },
  { field: 'Average_Price_2000__c', use: 2_000 },
] as const

/** What facts labels print is rounded to a tenth of a cent. */
const mostOff = 0.05 + 1e-9

/**
 * Returns the stated average prices that differ from those resulting from the plan's charges, with the correct values.
 * A price that is not stated passes; so does every price while the utility's charges are not known.
 *
 * @param delivery of the plan's utility, in US dollars a month and cents for each kWh
 */
export function wrongStatedPrices(
  plan: RateValues & { readonly [Field in (typeof statedPrices)[number]['field']]?: unknown },
  delivery: { readonly fixed: number | null; readonly perUnit: number | null },
): readonly RuleFailure[] {
  const { fixed, perUnit } = delivery
  if (fixed === null || perUnit === null || plan.Commodity__c === 'Gas') return []
  const rates = planRatesOf(plan, { fixed, perUnit })
  return statedPrices.flatMap(({ field, use }) => {
    const stated = plan[field]
    const { averagePrice, labelPrice } = priceAtUse(rates, use)
    if (typeof stated !== 'number' || Math.abs(stated - averagePrice) <= mostOff || stated === labelPrice) {
      return []
    }
    const price = labelPrice.toFixed(1)
    return [
      {
        fieldApiName: field,
        message: {
          en: `With its charges and those of its utility, this plan comes to ${price} cents. Enter that, or leave it empty.`,
          es: `Con sus cargos y los de su compañía de distribución, este plan da ${price} centavos. Escriba eso o déjelo vacío.`,
        },
      },
    ]
  })
}
