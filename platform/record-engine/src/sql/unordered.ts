/**
 * Wraps a value in a form that no index is ordered by. A search sorts by it so that its rows are found by their terms:
 * the planner, which cannot know how rare a term is, would otherwise prefer to walk a whole list in its order.
 */
export function unordered(sql: string): string {
  return `(array[${sql}])[1]`
}
