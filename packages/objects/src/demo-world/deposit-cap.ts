import { chargesOf, totalOf } from './bill-charges'
import { normalYear } from './consumption'
import type { DemoHome } from './person'
import type { DemoPlan } from './plans'

/**
 * The highest deposit that may be asked for, in cents: the greater of a fifth of the estimated yearly bill
 * and the estimate of the next two months (16 TAC 25.478). `month` is the next one, 1 to 12.
 */
export function depositCap(home: DemoHome, plan: DemoPlan, month: number): number {
  const bills = normalYear(home).map((used) =>
    totalOf(chargesOf(plan.shape, home.utility, Math.round(used * 10) / 10)),
  )
  const year = bills.reduce((total, bill) => total + bill, 0)
  const nextTwo = (bills[(month - 1) % 12] ?? 0) + (bills[month % 12] ?? 0)
  return Math.max(Math.round(year / 5), nextTwo)
}
