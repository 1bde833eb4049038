/**
 * Finds the cycles of a directed graph: each strongly connected part of more than one node (or of one that leads to
 * itself), as one cycle. Tarjan's algorithm, without recursion limits to fear at this size.
 */
export function findRings(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const rings: string[][] = []

  const visit = (node: string): void => {
    const index = indexes.size
    indexes.set(node, index)
    let low = index
    stack.push(node)
    onStack.add(node)
    for (const next of edges.get(node) ?? []) {
      if (!indexes.has(next)) {
        visit(next)
        low = Math.min(low, lowest.get(next) ?? low)
      } else if (onStack.has(next)) {
        low = Math.min(low, indexes.get(next) ?? low)
      }
    }
    lowest.set(node, low)
    if (low !== index) return
    const part = stack.splice(stack.lastIndexOf(node))
    for (const member of part) onStack.delete(member)
    if (part.length > 1 || edges.get(node)?.has(node) === true)
      rings.push(wayRound(node, new Set(part), edges))
  }
  for (const node of edges.keys()) if (!indexes.has(node)) visit(node)
  return rings
}

/** Returns the shortest path from `start` back to itself inside `part`. */
function wayRound(
  start: string,
  part: ReadonlySet<string>,
  edges: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of edges.get(node) ?? []) {
      if (next === start) {
        const way = [start]
        for (let at: string | undefined = node; at !== undefined && at !== start; at = cameFrom.get(at)) {
          way.splice(1, 0, at)
        }
        return [...way, start]
      }
      if (part.has(next) && !cameFrom.has(next)) {
        cameFrom.set(next, node)
        queue.push(next)
      }
    }
  }
  return [start]
}
