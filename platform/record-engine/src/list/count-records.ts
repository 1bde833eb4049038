import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import { keepJoinsWithinBudget } from '../compile/join-budget'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import type { CountRequest, RecordCount } from '../record-engine'
import { InputList } from '../sql/input-list'
import { bindParameters } from '../sql/parameter-plan'
import { bindCondition, comparedPaths } from './bind-condition'
import { compileCount } from './compile-count'
import { requireParent, resolveParent } from './list-parent'
import { bindSearch } from './search-predicate'

/**
 * Counts the records that a list shows to the viewer, reading at most one more than `max`. Fails as the list itself
 * does: a parent that the viewer cannot see is `notFound`.
 */
export async function countRecords(
  engine: EngineContext,
  viewer: Viewer,
  request: CountRequest,
  max: number,
): Promise<RecordCount> {
  const { metadata } = engine
  const object = metadata.object(request.objectApiName)
  if (object === undefined) throw fail('notFound')
  if (object.access[viewer.class].records.kind === 'none') {
    if (request.parent !== null) throw fail('notFound')
    return { count: 0, hasMore: false }
  }
  const parent = resolveParent(object, viewer.class, request.parent)
  const inputs = new InputList()
  const search = bindSearch(object, viewer.class, request.searchTerm, inputs)
  const boundParent =
    parent === null ? null : { reference: parent.reference, input: inputs.add(parent.recordId) }
  const condition =
    request.condition === null
      ? null
      : bindCondition(metadata, viewer.class, object, request.condition, inputs, engine.now())
  const limitInput = inputs.add(max + 1)
  const filters = [parent?.reference.apiName ?? '', search?.key ?? '', condition?.key ?? '']
  const plan = engine.countShapes.get(JSON.stringify([object.apiName, viewer.class, filters]), () => {
    keepJoinsWithinBudget({ node: null, paths: comparedPaths(condition?.condition ?? null) })
    return compileCount(engine, {
      object,
      viewerClass: viewer.class,
      limitInput,
      parent: boundParent,
      condition: condition?.condition ?? null,
      search,
    })
  })
  const [row] = await runStatement(
    engine.database,
    plan.statement,
    bindParameters(plan.parameters, viewer, inputs.values),
  )
  const counted = Number(row?.[0] ?? 0)
  if (parent !== null && counted === 0) await requireParent(engine, viewer, metadata, parent)
  return { count: Math.min(counted, max), hasMore: counted > max }
}
