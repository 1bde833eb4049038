import type { ViewerClass } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import { JoinSet } from '../compile/join-set'
import type { EngineContext } from '../engine-context'
import type { CompiledStatement } from '../sql/compiled-statement'
import { compileFilters, type FilterShape, nameUnlessSearch } from './compile-filters'

/** Everything that decides the text of a counting statement. */
interface CountShape extends FilterShape {
  readonly viewerClass: ViewerClass
  readonly limitInput: number
}

/** Compiles the count of a list's rows; it stops at the limit, so that it costs no more than a long page. */
export function compileCount(engine: EngineContext, shape: CountShape): CompiledStatement {
  const context = startCompile(engine.metadata, shape.viewerClass)
  const joins = new JoinSet(context)
  const filters = compileFilters(context, joins, shape)
  const where = filters.length === 0 ? '' : ` where ${filters.join(' and ')}`
  const limit = context.parameters.input(shape.limitInput)
  const text = `select count(*)::int from (select 1 ${joins.from(shape.object)}${where} limit ${limit}) counted`
  return { statement: nameUnlessSearch(engine, shape, text), parameters: context.parameters.sources }
}
