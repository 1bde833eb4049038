/** The values of a chart's axis: zero, the middle and the top. */
export interface ChartAxis {
  readonly top: number
  readonly ticks: readonly number[]
}

const steps = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10]

/** An axis from zero to a round number at or above the largest of `values`; to 1 when there is none. */
export function axisOf(values: readonly (number | null)[]): ChartAxis {
  const largest = Math.max(0, ...values.map((value) => value ?? 0))
  if (largest === 0) return { top: 1, ticks: [0] }
  const power = 10 ** Math.floor(Math.log10(largest))
  // Rounding takes away what powers of ten leave behind, such as 0.30000000000000004.
  const top = Number(((steps.find((step) => step * power >= largest) ?? 10) * power).toPrecision(6))
  return { top, ticks: [0, top / 2, top] }
}

/** How high `value` reaches, in percent of the plot. */
export function heightOf(value: number, axis: ChartAxis): number {
  return (100 * value) / axis.top
}

/** Writes a share of the plot as SVG takes it: `12.5%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`
}

/** Whether every one of `count` bars has room for its value above it; the axis then has nothing to add. */
export function isRoomForValues(count: number): boolean {
  return count <= 4
}
