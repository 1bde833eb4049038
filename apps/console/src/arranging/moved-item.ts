/** The list with what is at `from` at `to` instead; the others keep their order. */
export function movedItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined) return items
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
