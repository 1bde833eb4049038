/** The values of a chart's axis: zero and round numbers up to `top`, slightly above the largest value. */
export interface ChartAxis {
  readonly top: number
  readonly ticks: readonly number[]
}

const niceSteps = [5, 2.5, 2, 1]
const air = 1.04

/**
 * Returns an axis from zero to just above the largest of `values`, with three to six round steps; to 1 without values.
 */
export function axisOf(values: readonly (number | null)[]): ChartAxis {
  const largest = Math.max(0, ...values.map((value) => value ?? 0))
  if (largest === 0) return { top: 1, ticks: [0] }
  const power = 10 ** Math.floor(Math.log10(largest / 3))
  const step = (niceSteps.find((nice) => nice * power <= largest / 3) ?? 1) * power
  const count = Math.floor(largest / step + 1e-9) + 1
  // Rounding removes the residue of powers of ten, such as 0.30000000000000004.
  const ticks = Array.from({ length: count }, (_, index) => Number((index * step).toPrecision(6)))
  return { top: largest * air, ticks }
}

/** Returns how high `value` reaches, in percent of the plot. */
export function heightOf(value: number, axis: ChartAxis): number {
  return (100 * value) / axis.top
}

/** Formats a share of the plot for SVG: `12.5%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`
}
