/** What an amount in whole dollars will likely be, and the ends that most such amounts stay within. */
interface LikelyRange {
  readonly low: number
  readonly likely: number
  readonly high: number
}

/** How far apart the ends may lie and still say nothing that “about” does not: a share of the amount, or so many dollars. */
const narrowShare = 0.05
const narrowDollars = 2

/** Whether the ends are so close that the amount alone says it: “about $97”, not “between $96 and $97”. */
export function isNarrow({ low, likely, high }: LikelyRange): boolean {
  return high - low <= Math.max(narrowDollars, narrowShare * likely)
}
