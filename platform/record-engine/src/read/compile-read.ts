import type { ResolvedObject, ViewerClass } from '@porchlight/metadata'
import { ColumnList } from '../compile/column-list'
import { startCompile } from '../compile/compile-context'
import { keepJoinsWithinBudget } from '../compile/join-budget'
import { JoinSet } from '../compile/join-set'
import { compileProjection } from '../compile/projection'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import { resolveSelection, type SelectionNode, selectionKey } from '../compile/selection'
import type { EngineContext } from '../engine-context'
import type { FieldSelection } from '../record-engine'
import { columnOf } from '../sql/identifier'
import type { ReadPlan } from './read-plan'

/**
 * The plan for one object, class of viewer and selection; null when viewers of that class reach no record
 * of the object, whatever they select. Fails with `unknownField`, `spanTooDeep` or `beyondBudget`.
 */
export function readPlanFor(
  engine: EngineContext,
  object: ResolvedObject,
  viewerClass: ViewerClass,
  selection: FieldSelection,
  many: boolean,
): ReadPlan | null {
  const shape = `${object.apiName} ${viewerClass} ${many ? 'many' : 'one'}`
  const requested = `${shape} ${JSON.stringify([selection.fields, selection.optionalFields])}`
  return engine.readRequests.get(requested, () => {
    if (object.access[viewerClass].records.kind === 'none') return null
    const node = resolveSelection(engine.metadata, viewerClass, object, selection)
    keepJoinsWithinBudget({ node, paths: [] })
    return engine.readShapes.get(`${shape} ${selectionKey(node)}`, () =>
      compileRead(engine, object, viewerClass, node, many),
    )
  })
}

/** Compiles one read into one statement: access, spans and fields together. */
function compileRead(
  engine: EngineContext,
  object: ResolvedObject,
  viewerClass: ViewerClass,
  node: SelectionNode,
  many: boolean,
): ReadPlan {
  const context = startCompile(engine.metadata, viewerClass)
  const joins = new JoinSet(context)
  const columns = new ColumnList()
  const project = compileProjection(engine.metadata, node, joins, columns)
  const id = context.parameters.input(0)
  const conditions = [`${columnOf(joins.rootAlias, 'Id')} = ${many ? `any(${id})` : id}`]
  const rule = compileRowRule(context, object, joins.rootAlias)
  if (rule !== 'always') conditions.push(predicateSql(rule))
  const text = `select ${columns.sql()} ${joins.from(object)} where ${conditions.join(' and ')}`
  return { statement: engine.nameStatement(text), parameters: context.parameters.sources, project }
}
