import type { Formatter } from '@porchlight/i18n'

/** Dollars with their sign: `+$12.00`, `−$3.50`; `$0.00` without one. */
export function signedMoney(format: Formatter, dollars: number): string {
  return `${signOf(dollars)}${format.money(Math.abs(dollars))}`
}

/** Units with their sign, without their name: `+120`, `−3.5`. Electricity is whole, gas exact to a tenth. */
export function signedUnits(format: Formatter, commodity: 'electricity' | 'gas', units: number): string {
  const shown = commodity === 'gas' ? Math.round(units * 10) / 10 : Math.round(units)
  return `${signOf(shown)}${format.number(Math.abs(shown))}`
}

function signOf(value: number): string {
  if (value === 0) return ''
  return value > 0 ? '+' : '−'
}
