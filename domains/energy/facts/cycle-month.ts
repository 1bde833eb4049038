const dayMs = 86_400_000

/**
 * The month that a billing cycle is named after, `YYYY-MM`: that of its middle, which holds most of its days. `start` and
 * `end` are its first and its last day, `YYYY-MM-DD`.
 */
export function cycleMonth({ start, end }: { readonly start: string; readonly end: string }): string {
  const middle = (Date.parse(start) + Date.parse(end) + dayMs) / 2
  return new Date(middle).toISOString().slice(0, 7)
}
