import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual'

/** Up to so many rows are all on the page, so that the browser’s own search finds them. */
export const allShown = 100
/** Rows that are there above and below those in sight. */
export const spareRows = 12

/** The rows in sight with those that have to stay on the page whether or not they are. */
export function rangeWith(range: Range, kept: readonly number[]): number[] {
  const indexes = new Set(defaultRangeExtractor(range))
  for (const index of kept) if (index >= 0 && index < range.count) indexes.add(index)
  return [...indexes].sort((one, other) => one - other)
}

/** How much room the rows before each of `items` take that are not on the page, by its index, and where the last ends. */
export function spacesBetween(items: readonly VirtualItem[]): {
  readonly before: ReadonlyMap<number, number>
  readonly reached: number
} {
  let reached = 0
  const before = new Map<number, number>()
  for (const { index, start, end } of items) {
    if (start - reached > 0) before.set(index, start - reached)
    reached = end
  }
  return { before, reached }
}
