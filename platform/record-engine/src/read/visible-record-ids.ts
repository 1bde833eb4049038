import type { ResolvedObject, Viewer } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'
import { idsOfReachedObjects } from './reached-objects'

/** Returns those of `recordIds` that exist for the viewer, with one statement per object. */
export async function visibleRecordIds(
  engine: EngineContext,
  viewer: Viewer,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const visible = new Set<string>()
  for (const [object, ids] of idsOfReachedObjects(engine.metadata, viewer, recordIds)) {
    for (const [recordId] of await selectVisible(engine, viewer, object, ids)) visible.add(String(recordId))
  }
  return visible
}

function selectVisible(
  engine: EngineContext,
  viewer: Viewer,
  object: ResolvedObject,
  ids: readonly string[],
): Promise<readonly (readonly unknown[])[]> {
  const compiled = engine.visibilityShapes.get(`${object.apiName} ${viewer.class}`, () => {
    const context = startCompile(engine.metadata, viewer.class)
    const rule = predicateSql(compileRowRule(context, object, 't'))
    const among = `t."Id" = any(${context.parameters.input(0)})`
    const text = `select t."Id" from ${tableOf(object)} t where ${among} and ${rule}`
    return { statement: engine.nameStatement(text), parameters: context.parameters.sources }
  })
  return runStatement(engine.database, compiled.statement, bindParameters(compiled.parameters, viewer, [ids]))
}
