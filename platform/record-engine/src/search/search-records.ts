import { fail } from '@porchlight/errors'
import { keepWithinBudget, type ResolvedObject, type Viewer, type ViewerClass } from '@porchlight/metadata'
import { ColumnList } from '../compile/column-list'
import { startCompile } from '../compile/compile-context'
import { keepJoinsWithinBudget, selectedFields } from '../compile/join-budget'
import { JoinSet } from '../compile/join-set'
import { compileProjection } from '../compile/projection'
import { resolveSelection, type SelectionNode, selectionKey } from '../compile/selection'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { bindCondition, comparedPaths } from '../list/bind-condition'
import { compileFilters, type FilterShape, nameUnlessSearch } from '../list/compile-filters'
import { bindSearch } from '../list/search-predicate'
import type { SearchPage, SearchRequest } from '../record-engine'
import { InputList } from '../sql/input-list'
import { bindParameters } from '../sql/parameter-plan'
import { unordered } from '../sql/unordered'
import { compileRank } from './match-term'
import type { SearchPlan } from './search-plan'

/** How many of the latest matches are ranked against each other, which bounds the cost of a search. */
const candidateLimit = 500

/**
 * Finds the records of an object that match a term, with one statement: those that the viewer may see, best match
 * first, and the latest first among equals. Returns nothing for an object of which the viewer can reach no record.
 */
export async function searchRecords(
  engine: EngineContext,
  viewer: Viewer,
  request: SearchRequest,
): Promise<SearchPage> {
  const { metadata } = engine
  const object = metadata.object(request.objectApiName)
  if (object === undefined) throw fail('notFound')
  if (object.access[viewer.class].records.kind === 'none') return { found: [], hasMore: false }
  const inputs = new InputList()
  const search = bindSearch(object, viewer.class, request.term, inputs)
  if (search === null) return { found: [], hasMore: false }
  const node = resolveSelection(metadata, viewer.class, object, request.selection)
  keepWithinBudget('cells', selectedFields(node) * request.pageSize)
  const condition =
    request.condition === null
      ? null
      : bindCondition(metadata, viewer.class, object, request.condition, inputs, engine.now())
  const filters: FilterShape = { object, parent: null, condition: condition?.condition ?? null, search }
  const limitInput = inputs.add(request.pageSize + 1)
  const offsetInput = inputs.add(request.offset)
  const shapeKey = JSON.stringify([
    object.apiName,
    viewer.class,
    selectionKey(node),
    search.key,
    condition?.key ?? '',
  ])
  const plan = engine.searchShapes.get(shapeKey, () => {
    keepJoinsWithinBudget({ node, paths: comparedPaths(filters.condition) })
    return compileSearchPlan(engine, { viewerClass: viewer.class, node, filters, limitInput, offsetInput })
  })
  const rows = await runStatement(
    engine.database,
    plan.statement,
    bindParameters(plan.parameters, viewer, inputs.values),
  )
  return {
    found: rows.slice(0, request.pageSize).map((row) => ({
      record: plan.project(row, viewer.language),
      isExact: row[plan.exactPlace] === true,
    })),
    hasMore: rows.length > request.pageSize,
  }
}

interface SearchShape {
  readonly viewerClass: ViewerClass
  readonly node: SelectionNode
  readonly filters: FilterShape
  readonly limitInput: number
  readonly offsetInput: number
}

/** The candidates are found by indexes and deduplicated by id; only they are ranked and read. */
function compileSearchPlan(engine: EngineContext, shape: SearchShape): SearchPlan {
  const { object, search } = shape.filters
  const context = startCompile(engine.metadata, shape.viewerClass)
  const joins = new JoinSet(context)
  const columns = new ColumnList()
  const project = compileProjection(engine.metadata, shape.node, joins, columns)
  const { rank, exact } =
    search?.kind === 'term'
      ? compileRank(context, joins.rootAlias, search)
      : { rank: '0::real', exact: 'false' }
  const exactPlace = columns.place(exact)
  const rankName = columns.nameAt(columns.place(rank))
  const candidates = compileCandidates(context, object, shape.filters)
  const page = `limit ${context.parameters.input(shape.limitInput)} offset ${context.parameters.input(shape.offsetInput)}`
  const id = `${joins.rootAlias}."Id"`
  const text =
    `select ${columns.sql()} ${joins.from(object)} where ${id} = any(array(${candidates}))` +
    ` order by ${rankName} desc, ${id} desc ${page}`
  return {
    statement: nameUnlessSearch(engine, shape.filters, text),
    parameters: context.parameters.sources,
    project,
    exactPlace,
  }
}

function compileCandidates(
  context: ReturnType<typeof startCompile>,
  object: ResolvedObject,
  filters: FilterShape,
): string {
  const joins = new JoinSet(context)
  const where = compileFilters(context, joins, filters)
  const id = `${joins.rootAlias}."Id"`
  return `select ${id} ${joins.from(object)} where ${where.join(' and ')} order by ${unordered(id)} desc limit ${candidateLimit}`
}
