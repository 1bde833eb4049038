/** What an amount in whole dollars will likely be, and the ends that most such amounts stay within. */
interface LikelyRange {
  readonly low: number
  readonly likely: number
  readonly high: number
}

/** How far apart the ends may lie and still add nothing to “about”: a share of the amount, or this many dollars. */
const narrowShare = 0.05
const narrowDollars = 2

/** Returns whether the ends are so close that the amount alone is enough: “about $97”, not “between $96 and $97”. */
export function isNarrow({ low, likely, high }: LikelyRange): boolean {
  return high - low <= Math.max(narrowDollars, narrowShare * likely)
}
