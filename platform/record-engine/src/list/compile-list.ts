import type { ViewerClass } from '@porchlight/metadata'
import { ColumnList } from '../compile/column-list'
import { startCompile } from '../compile/compile-context'
import { JoinSet } from '../compile/join-set'
import { compileProjection } from '../compile/projection'
import type { SelectionNode } from '../compile/selection'
import { spanishTextSql } from '../compile/spanish-text'
import type { EngineContext } from '../engine-context'
import { unordered } from '../sql/unordered'
import { compileFilters, type FilterShape, nameUnlessSearch } from './compile-filters'
import { conditionsAfter } from './keyset'
import type { ListPlan } from './list-plan'
import type { OrderKey } from './order-keys'

/** Everything that decides the text of a list's statement; indexes are those of the inputs. */
export interface ListShape extends FilterShape {
  readonly viewerClass: ViewerClass
  readonly node: SelectionNode
  readonly keys: readonly OrderKey[]
  readonly limitInput: number
  readonly position:
    | { readonly kind: 'start' }
    | { readonly kind: 'offset'; readonly input: number }
    /** For each key the index of its value; null where the boundary's value is null. */
    | { readonly kind: 'after' | 'before'; readonly inputs: readonly (number | null)[] }
}

/** Compiles a page of a list into one statement: access, filters, order, boundary and fields together. */
export function compileList(engine: EngineContext, shape: ListShape): ListPlan {
  const context = startCompile(engine.metadata, shape.viewerClass)
  const joins = new JoinSet(context)
  const columns = new ColumnList()
  const project = compileProjection(engine.metadata, shape.node, joins, columns)
  const reversed = shape.position.kind === 'before'
  const keys = shape.keys.map((key, index) => {
    const sql = key.spanish === null ? joins.column(key.path) : spanishTextSql(joins, key.path, key.spanish)
    const input = 'inputs' in shape.position ? (shape.position.inputs[index] ?? null) : null
    const place = input === null ? null : context.parameters.input(input)
    const ascending = key.ascending !== reversed
    return { sql, ascending, nullable: key.nullable, place, column: columns.place(sql) }
  })

  const filters = compileFilters(context, joins, shape)
  const direction = (ascending: boolean) => (ascending ? '' : ' desc')
  const sorted = (sql: string) => (shape.search?.kind === 'term' ? unordered(sql) : sql)
  const order = keys.map((key) => sorted(key.sql) + direction(key.ascending)).join(', ')
  const limit = `limit ${context.parameters.input(shape.limitInput)}`
  const page = (boundary: string | null): string => {
    const all = boundary === null ? filters : [...filters, boundary]
    const where = all.length === 0 ? '' : ` where ${all.join(' and ')}`
    return `select ${columns.sql()} ${joins.from(shape.object)}${where} order by ${order} ${limit}`
  }

  let text = page(null)
  if (shape.position.kind === 'offset') text += ` offset ${context.parameters.input(shape.position.input)}`
  if ('inputs' in shape.position) {
    const pages = conditionsAfter(keys).map(page)
    const outerOrder = keys.map((key) => columns.nameAt(key.column) + direction(key.ascending)).join(', ')
    const union = pages.map((each) => `(${each})`).join(' union all ')
    text = pages.length === 1 ? pages.join('') : `select * from (${union}) p order by ${outerOrder} ${limit}`
  }
  return {
    statement: nameUnlessSearch(engine, shape, text),
    parameters: context.parameters.sources,
    project,
    keyIndexes: keys.map((key) => key.column),
  }
}
