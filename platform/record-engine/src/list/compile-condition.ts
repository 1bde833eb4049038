import type { CompileContext } from '../compile/compile-context'
import type { JoinSet } from '../compile/join-set'
import { foldedText } from '../sql/identifier'
import type { BoundComparison, BoundCondition } from './bind-condition'

/**
 * Returns the SQL of a bound condition. Null is a value like any other here: `ne`, `nin` and `not` match it, as on the
 * platform, and a record that the viewer may not see counts as null.
 */
export function compileCondition(context: CompileContext, joins: JoinSet, condition: BoundCondition): string {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const parts = condition.conditions.map((part) => compileCondition(context, joins, part))
      return `(${parts.join(` ${condition.kind} `)})`
    }
    case 'not':
      // An `is` comparison needs parentheses before another one can follow.
      return `((${compileCondition(context, joins, condition.condition)}) is not true)`
    case 'compare':
      return compileComparison(context, joins, condition)
  }
}

const orderOperators = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

function compileComparison(context: CompileContext, joins: JoinSet, comparison: BoundComparison): string {
  const column = joins.column(comparison.path)
  if (comparison.input === null) return `${column} is ${comparison.operator === 'eq' ? '' : 'not '}null`
  const placeholder = context.parameters.input(comparison.input)
  const folds = comparison.comparison === 'text'
  const left = folds ? foldedText(column) : column
  const right = folds ? foldedText(`${placeholder}::text`) : placeholder
  switch (comparison.operator) {
    case 'eq':
      return `${left} = ${right}`
    case 'ne':
      return `${left} is distinct from ${right}`
    case 'in':
      return compileIn(column, left, placeholder, folds, comparison.withNull)
    case 'nin':
      return `(${compileIn(column, left, placeholder, folds, comparison.withNull)} is not true)`
    case 'like':
      return `${column} collate "und-x-icu" ilike ${placeholder}`
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return `${column} ${orderOperators[comparison.operator]} ${placeholder}`
  }
}

function compileIn(
  column: string,
  left: string,
  placeholder: string,
  folds: boolean,
  withNull: boolean,
): string {
  const folded = `array(select ${foldedText('item')} from unnest(${placeholder}::text[]) item)`
  const among = `${left} = any(${folds ? folded : placeholder})`
  return withNull ? `(${among} or ${column} is null)` : among
}
