/** Returns a quantity as meters and weather stations report it: rounded to one decimal. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
