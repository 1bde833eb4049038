import { keepWithinBudget } from '@porchlight/metadata'
import type { FieldPath } from './field-path'
import type { SelectionNode } from './selection'

/** The parts of a statement that determine its joins. */
export interface JoinedParts {
  /** Null for statements that select no fields. */
  readonly node: SelectionNode | null
  /** The fields that the statement filters and sorts by. */
  readonly paths: readonly FieldPath[]
  /** How many times the statement of a later page may repeat all its joins; once by default. */
  readonly repeats?: number
}

/**
 * Fails with `beyondBudget` when a statement would join more tables than allowed. It counts what `JoinSet` would join,
 * before anything is compiled: planning time grows with every join, whether or not a row is found.
 */
export function keepJoinsWithinBudget({ node, paths, repeats = 1 }: JoinedParts): void {
  const joined = new Set<string>()
  if (node !== null) addSpans(joined, node, '')
  for (const { references } of paths) {
    let chain = ''
    for (const reference of references) {
      chain += `${reference.apiName}.`
      joined.add(chain)
    }
  }
  keepWithinBudget('joins', joined.size)
  keepWithinBudget('pagedJoins', joined.size * repeats)
}

/** How many fields a record of `node`'s shape carries, those of spanned records counted. */
export function selectedFields(node: SelectionNode): number {
  let count = node.fields.size
  for (const span of node.spans.values()) count += selectedFields(span.node)
  return count
}

function addSpans(joined: Set<string>, node: SelectionNode, prefix: string): void {
  for (const { copyOf } of node.fields.values()) {
    if (copyOf !== null) joined.add(`${prefix}${copyOf.reference}.`)
  }
  for (const span of node.spans.values()) {
    const chain = `${prefix}${span.reference.apiName}.`
    joined.add(chain)
    addSpans(joined, span.node, chain)
  }
}
