import type { FieldPath, ObjectDeclaration, ValueAt } from '@porchlight/metadata'
import type { ComparisonOperator, Condition } from '@porchlight/record-engine'

/** The value, values (any of which may match) or bounds that a field is compared with. Null is an empty field. */
type Compared<Value> =
  | Value
  | null
  | readonly Value[]
  | { readonly [Operator in 'ne' | 'lt' | 'lte' | 'gt' | 'gte']?: Value | null }
  | { readonly like: string }

/** Comparisons that must all hold, by field. */
type Fitting<Object extends ObjectDeclaration> = {
  readonly [Path in FieldPath<Object>]?: Compared<NonNullable<ValueAt<Object, Path>>>
}

/** A filter for records: one set of comparisons or, of several, any one. */
export type Where<Object extends ObjectDeclaration> = Fitting<Object> | readonly Fitting<Object>[]

/** Returns the condition in the engine's form, which rejects one that compares nothing. */
export function conditionOf<Object extends ObjectDeclaration>(where: Where<Object>): Condition {
  return Array.isArray(where) ? { kind: 'or', conditions: where.map(fitting) } : fitting(where)
}

function fitting(compared: object): Condition {
  const conditions = Object.entries(compared).flatMap(comparisons)
  const [only] = conditions
  return conditions.length === 1 && only !== undefined ? only : { kind: 'and', conditions }
}

function comparisons([field, compared]: [string, unknown]): readonly Condition[] {
  const compare = (operator: ComparisonOperator, value: unknown): Condition => ({
    kind: 'compare',
    field,
    operator,
    value,
  })
  if (Array.isArray(compared)) return [compare('in', compared)]
  if (typeof compared !== 'object' || compared === null) return [compare('eq', compared)]
  return Object.entries(compared).map(([operator, value]) => compare(operator as ComparisonOperator, value))
}
