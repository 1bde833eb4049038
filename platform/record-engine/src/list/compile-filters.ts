import type { ResolvedField, ResolvedObject } from '@porchlight/metadata'
import type { CompileContext } from '../compile/compile-context'
import type { JoinSet } from '../compile/join-set'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import type { Statement } from '../database/queryable'
import type { EngineContext } from '../engine-context'
import type { BoundCondition } from './bind-condition'
import { compileCondition } from './compile-condition'
import { compileParent } from './list-parent'
import { type BoundSearch, compileSearch } from './search-predicate'

/** The shape of a list's filters; indexes are those of the inputs. */
export interface FilterShape {
  readonly object: ResolvedObject
  readonly parent: { readonly reference: ResolvedField; readonly input: number } | null
  readonly condition: BoundCondition | null
  readonly search: BoundSearch | null
}

/**
 * The statement of a list, planned once for all its requests. One that searches is planned for each: how many
 * records have a word decides which index is walked.
 */
export function nameUnlessSearch(engine: EngineContext, shape: FilterShape, text: string): Statement {
  return shape.search === null ? engine.nameStatement(text) : { text, name: undefined }
}

/**
 * Compiles the conditions on a list's rows, all of which must hold: the viewer's rule first, then those of the request.
 */
export function compileFilters(
  context: CompileContext,
  joins: JoinSet,
  shape: FilterShape,
): readonly string[] {
  const filters: string[] = []
  const rule = compileRowRule(context, shape.object, joins.rootAlias, shape.search !== null)
  if (rule !== 'always') filters.push(predicateSql(rule))
  if (shape.parent !== null) {
    filters.push(compileParent(context, joins.rootAlias, shape.parent.reference, shape.parent.input))
  }
  if (shape.condition !== null) filters.push(compileCondition(context, joins, shape.condition))
  if (shape.search !== null) filters.push(compileSearch(context, joins, shape.object, shape.search))
  return filters
}
