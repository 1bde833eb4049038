/** Moves the item at `from` to `to`; the others keep their order. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined) return items
  const remaining = items.toSpliced(from, 1)
  return remaining.toSpliced(to, 0, item)
}
