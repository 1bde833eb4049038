import type { Language } from '@porchlight/i18n'
import { type ChosenUse, type Plan, priceAt } from '../components/plan'
import type { PlanQuery } from '../components/plan-query'
import { planNameIn } from '../facts/plan-name'

/** The plans that pass the filters, the lowest bill at `use` first; names as they are read decide between equal bills. */
export function orderPlans(
  plans: readonly Plan[],
  query: PlanQuery,
  use: ChosenUse,
  language: Language,
): readonly Plan[] {
  const nameOf = (plan: Plan) => planNameIn(plan, language)
  const billOf = (plan: Plan) => priceAt(plan, use)?.bill ?? Number.POSITIVE_INFINITY
  return plans
    .filter((plan) => passes(plan, query))
    .sort((one, other) => {
      const [a, b] = [billOf(one), billOf(other)]
      return a === b ? nameOf(one).localeCompare(nameOf(other), language) : a < b ? -1 : 1
    })
}

/** How many filters are set. */
export function countFilters({ term, rate, green, noFee }: PlanQuery): number {
  return [term !== 'any', rate !== 'any', green, noFee].filter(Boolean).length
}

function passes(plan: Plan, { term, rate, green, noFee }: PlanQuery): boolean {
  const hasTerm = {
    any: true,
    monthly: plan.termMonths <= 1,
    short: plan.termMonths > 1 && plan.termMonths <= 12,
    long: plan.termMonths > 12,
  }[term]
  const hasRate = rate === 'any' || plan.rateType.toLowerCase() === rate
  return (
    hasTerm && hasRate && (!green || plan.renewableShare >= 100) && (!noFee || plan.cancellationFee === 0)
  )
}
