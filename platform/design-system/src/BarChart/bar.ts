/** One bar, from the oldest to the newest. */
export interface BarChartBar {
  readonly id: string
  /** Below the bar, short enough for 30 px: `Jul`; empty for bars between those that have one. */
  readonly label: string
  /** Shown below the label where a new group starts: the year. */
  readonly group?: string | undefined
  /** In each of the chart's units, in order. Null if unknown: the bar is a gap. */
  readonly values: readonly (number | null)[]
  /** The same a year before, drawn as a shadow behind the bar. */
  readonly before?: readonly (number | null)[] | undefined
  /** The range in which it will likely end, in each unit, while it is still growing. */
  readonly bands?: readonly ({ readonly low: number; readonly high: number } | null)[] | undefined
  /** The value of the line above the bars; null if unknown. */
  readonly line?: number | null | undefined
  /** `measured` solid, `estimated` outlined, `running` so far. */
  readonly look: 'measured' | 'estimated' | 'running'
}

/** A unit that the bars can be shown in. */
export interface BarChartUnit {
  /** On the axis: `kWh`, `$`. */
  readonly name: string
  /** On the switch: `kWh`, `Dollars`. */
  readonly label: string
  /** Formats the values of the axis. */
  readonly formatValue: (value: number) => string
}

/** The reading of one bar. Every bar of a chart has figures with the same labels, so that nothing moves. */
export interface BarReading {
  /** `July 2026`. */
  readonly name: string
  /** What makes the bar uncertain, such as an estimate. */
  readonly flag?: string | undefined
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  /** Where the bar opens into finer ones; null if it does not, and absent if no bar of the chart does. */
  readonly way?: { readonly href: string; readonly label: string } | null
}

/** Returns the figures of a bar in one line, as they are read aloud. */
export function readingText({ name, flag, figures }: BarReading): string {
  return [
    flag === undefined ? name : `${name} (${flag})`,
    ...figures.map(({ label, value }) => `${label}: ${value}`),
  ].join('. ')
}
