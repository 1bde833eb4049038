import type { Formatter } from '@porchlight/i18n'

/** Dollars with their sign: `+$12.00`, `−$3.50`; `$0.00` without one. */
export function signedMoney(format: Formatter, dollars: number): string {
  return `${signOf(dollars)}${format.money(Math.abs(dollars))}`
}

/** Units with their sign, without their name: `+120`, `−3.5`. Electricity is whole, gas exact to a tenth. */
export function signedUnits(format: Formatter, commodity: 'electricity' | 'gas', units: number): string {
  // Rounded without its sign, as the sentence rounds it: half a unit less counts like half a unit more.
  const size = commodity === 'gas' ? Math.round(Math.abs(units) * 10) / 10 : Math.round(Math.abs(units))
  return `${size === 0 ? '' : signOf(units)}${format.number(size)}`
}

function signOf(value: number): string {
  if (value === 0) return ''
  return value > 0 ? '+' : '−'
}
