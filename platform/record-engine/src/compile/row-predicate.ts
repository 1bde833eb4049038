import type { ResolvedObject, RowRule, ViewerClass, ViewerValue } from '@porchlight/metadata'
import { columnOf, tableOf } from '../sql/identifier'
import { viewerHas } from '../sql/parameter-plan'
import type { CompileContext } from './compile-context'
import { fieldOf, referencedObject } from './linked'

/** A condition that is known when it is compiled, or the SQL of one that is not. */
export type Predicate = 'always' | 'never' | { readonly sql: string }

/**
 * Compiles the row rule of the context's viewer class for `object`'s row named `alias`. A rule over referenced records
 * becomes a semi-join, so that the planner may start from either end. With `pinsBrand`, a rule over a brand, which much
 * of a table belongs to, is instead looked up for each remaining row.
 */
export function compileRowRule(
  context: CompileContext,
  object: ResolvedObject,
  alias: string,
  pinsBrand = false,
): Predicate {
  return compileRule(context, object.access[context.viewerClass].records, (path, equals, placeholder) => {
    // A subquery with an offset stays a subquery: the planner does not turn it into a join.
    const fence = pinsBrand && equals === 'brand' ? ' offset 0' : ''
    return comparePath(context, object, alias, path, placeholder, fence)
  })
}

/** Returns the SQL that compares the value at the end of `path` with the viewer's value, bound to `placeholder`. */
type ComparePath = (path: readonly string[], equals: ViewerValue, placeholder: string) => string

/** Returns the predicate as SQL, for places where a constant is as good as any condition. */
export function predicateSql(predicate: Predicate): string {
  if (predicate === 'always') return 'true'
  if (predicate === 'never') return 'false'
  return predicate.sql
}

/** Compiles a row rule whose comparisons are written by `compare`, for rows that are not records of a table. */
export function compileRule(context: CompileContext, rule: RowRule, compare: ComparePath): Predicate {
  // Constants are resolved first: an allocated parameter must also occur in the text.
  const constant = constantRule(context.viewerClass, rule)
  if (constant !== null) return constant
  if (rule.kind === 'viewer') {
    return { sql: compare(rule.path, rule.equals, context.parameters.viewer(rule.equals)) }
  }
  const alternatives = (rule.kind === 'any' ? rule.rules : [])
    .filter((part) => constantRule(context.viewerClass, part) === null)
    .map((part) => predicateSql(compileRule(context, part, compare)))
  return { sql: alternatives.length === 1 ? alternatives.join('') : `(${alternatives.join(' or ')})` }
}

/** Returns the result of a rule that is the same for every record; null when it depends on the record. */
function constantRule(viewerClass: ViewerClass, rule: RowRule): 'always' | 'never' | null {
  if (rule.kind === 'none') return 'never'
  if (rule.kind === 'all') return 'always'
  if (rule.kind === 'viewer') return viewerHas(viewerClass, rule.equals) ? null : 'never'
  const parts = rule.rules.map((part) => constantRule(viewerClass, part))
  if (parts.includes('always')) return 'always'
  return parts.every((part) => part === 'never') ? 'never' : null
}

/**
 * Returns the SQL of whether `path`, followed from the row `alias` through referenced records, leads to the value bound
 * to `placeholder`.
 */
export function comparePath(
  context: Pick<CompileContext, 'metadata' | 'nextAlias'>,
  object: ResolvedObject,
  alias: string,
  path: readonly string[],
  placeholder: string,
  fence = '',
): string {
  const [first, ...rest] = path
  if (first === undefined) return 'false'
  const column = columnOf(alias, fieldOf(object, first).apiName)
  if (rest.length === 0) return `${column} = ${placeholder}`
  const target = referencedObject(context.metadata, fieldOf(object, first))
  const inner = context.nextAlias()
  const deeper = comparePath(context, target, inner, rest, placeholder, fence)
  return `exists (select 1 from ${tableOf(target)} ${inner} where ${columnOf(inner, 'Id')} = ${column} and ${deeper}${fence})`
}
