import type { ResolvedObject, RowRule } from '@porchlight/metadata'
import { columnOf, tableOf } from '../sql/identifier'
import { viewerHas } from '../sql/parameter-plan'
import type { CompileContext } from './compile-context'
import { fieldOf, referencedObject } from './linked'

/** A condition that is known when it is compiled, or the SQL of one that is not. */
export type Predicate = 'always' | 'never' | { readonly sql: string }

/**
 * Compiles the row rule of the context's class of viewer for `object`'s row named `alias`. A rule over
 * referenced records becomes a semi-join, so that the planner may start from either end.
 */
export function compileRowRule(context: CompileContext, object: ResolvedObject, alias: string): Predicate {
  return compileRule(context, object, alias, object.access[context.viewerClass].records)
}

/** The predicate as SQL, for places where a constant is as good as any condition. */
export function predicateSql(predicate: Predicate): string {
  if (predicate === 'always') return 'true'
  if (predicate === 'never') return 'false'
  return predicate.sql
}

function compileRule(
  context: CompileContext,
  object: ResolvedObject,
  alias: string,
  rule: RowRule,
): Predicate {
  switch (rule.kind) {
    case 'none':
      return 'never'
    case 'all':
      return 'always'
    case 'viewer':
      if (!viewerHas(context.viewerClass, rule.equals)) return 'never'
      return { sql: comparePath(context, object, alias, rule.path, context.parameters.viewer(rule.equals)) }
    case 'any': {
      const alternatives: string[] = []
      for (const part of rule.rules) {
        const predicate = compileRule(context, object, alias, part)
        if (predicate === 'always') return 'always'
        if (predicate !== 'never') alternatives.push(predicate.sql)
      }
      if (alternatives.length === 0) return 'never'
      return { sql: alternatives.length === 1 ? alternatives.join('') : `(${alternatives.join(' or ')})` }
    }
  }
}

function comparePath(
  context: CompileContext,
  object: ResolvedObject,
  alias: string,
  path: readonly string[],
  place: string,
): string {
  const [first, ...rest] = path
  if (first === undefined) return 'false'
  const column = columnOf(alias, fieldOf(object, first).apiName)
  if (rest.length === 0) return `${column} = ${place}`
  const target = referencedObject(context.metadata, fieldOf(object, first))
  const inner = context.nextAlias()
  const deeper = comparePath(context, target, inner, rest, place)
  return `exists (select 1 from ${tableOf(target)} ${inner} where ${columnOf(inner, 'Id')} = ${column} and ${deeper})`
}
