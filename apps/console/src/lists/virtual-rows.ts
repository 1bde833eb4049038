import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual'

/** Up to so many rows are all on the page, so that the browser’s own search finds them. */
export const maxUnvirtualizedRows = 100
/** Rows that are there above and below those in sight. */
export const overscanRows = 12

/** The rows in sight with those that have to stay on the page whether or not they are. */
export function extractRangeWith(range: Range, requiredIndexes: readonly number[]): number[] {
  const indexes = new Set(defaultRangeExtractor(range))
  for (const index of requiredIndexes) if (index >= 0 && index < range.count) indexes.add(index)
  return [...indexes].sort((one, other) => one - other)
}

/** How much room the rows before each of `items` take that are not on the page, by its index, and where the last ends. */
export function gapsBetween(items: readonly VirtualItem[]): {
  readonly gapBefore: ReadonlyMap<number, number>
  readonly renderedEnd: number
} {
  let renderedEnd = 0
  const gapBefore = new Map<number, number>()
  for (const { index, start, end } of items) {
    if (start - renderedEnd > 0) gapBefore.set(index, start - renderedEnd)
    renderedEnd = end
  }
  return { gapBefore, renderedEnd }
}
