/** One bar, from the oldest to the newest. */
export interface BarChartBar {
  readonly id: string
  /** Below the bar, short enough for 30 px: `Jul`; empty for bars between those that have one. */
  readonly label: string
  /** Null where nothing is known: the bar is a gap. */
  readonly value: number | null
  /** The value as the customer reads it, above the bar where there is room. */
  readonly valueText: string
  /** `this` solid, `last` grey and hatched, `estimated` outlined. */
  readonly kind: 'this' | 'last' | 'estimated'
}
