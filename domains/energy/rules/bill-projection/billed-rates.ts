import type { BilledLine } from '../bill-change/bill-change'
import type { BilledRates, PlanSteps } from './bill-projection'

const noSteps: PlanSteps = { credits: [], minimumFee: null, energyOf: null }

/**
 * Returns a bill's charges for each unit and for each month, and the addition from taxes and assessments. Single
 * charges, such as late fees and adjustments, are left out; credits, fees and tiers come from the plan. Several lines
 * of one charge, as for hours with separate prices, count with their mean. Null for a bill without a charge by unit.
 *
 * @param plan the plan's charges that depend on the amount used, in cents
 */
export function billedRates(lines: readonly BilledLine[], plan: PlanSteps = noSteps): BilledRates | null {
  const of = (types: readonly string[]) => lines.filter(({ type }) => types.includes(type))
  const sumOf = (types: readonly string[]) => of(types).reduce((sum, { amount }) => sum + amount, 0)
  const byUnit = (plan.energyOf === null ? ['Energy', 'Delivery_Usage'] : ['Delivery_Usage'])
    .map((type) => of([type]))
    .filter(({ length }) => length > 0)
  const rates = byUnit.map(rateOf)
  if (rates.length === 0 || rates.includes(null)) return null
  const monthly = sumOf(['Base', 'Delivery_Fixed'])
  const rest = sumOf(['Energy', 'Delivery_Usage', 'Minimum_Usage_Fee', 'Bill_Credit']) + monthly
  return {
    ...plan,
    perUnit: rates.reduce<number>((sum, rate) => sum + (rate ?? 0), 0),
    monthly,
    governmentShare: rest > 0 ? sumOf(['Assessment']) / rest : 0,
  }
}

/** Returns the cents for each unit of the lines of one charge; null where the lines do not state them. */
function rateOf(lines: readonly BilledLine[]): number | null {
  const [only, other] = lines
  if (only !== undefined && other === undefined && only.rate !== null) return only.rate
  const units = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  return units > 0 ? lines.reduce((sum, { amount }) => sum + amount, 0) / units : null
}
