import type { BilledLine } from '../bill-change/bill-change'
import type { BilledRates } from './bill-projection'

/**
 * What a bill charged for each unit and for each month, and what taxes and assessments added. Single charges, such as
 * late fees and adjustments, are left out; credits are the plan's to tell. Null for a bill without a charge by unit.
 *
 * @param credit the plan’s, in cents
 */
export function billedRates(lines: readonly BilledLine[], credit: BilledRates['credit']): BilledRates | null {
  const sumOf = (types: readonly string[]) =>
    lines.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0)
  const byUnit = lines.filter(({ type }) => type === 'Energy' || type === 'Delivery_Usage')
  const rates = byUnit.map(({ rate, quantity, amount }) =>
    rate !== null ? rate : quantity !== null && quantity > 0 ? amount / quantity : null,
  )
  if (rates.length === 0 || rates.includes(null)) return null
  const monthly = sumOf(['Base', 'Delivery_Fixed'])
  const rest = sumOf(['Energy', 'Delivery_Usage', 'Bill_Credit']) + monthly
  return {
    perUnit: rates.reduce<number>((sum, rate) => sum + (rate ?? 0), 0),
    monthly,
    governmentShare: rest > 0 ? sumOf(['Assessment']) / rest : 0,
    credit,
  }
}
