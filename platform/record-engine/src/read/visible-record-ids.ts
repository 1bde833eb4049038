import { keyPrefixOf, type ResolvedObject, type Viewer } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'

/** Those of `recordIds` that exist for the viewer, by one statement per object. */
export async function visibleRecordIds(
  engine: EngineContext,
  viewer: Viewer,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const idsByObject = new Map<ResolvedObject, string[]>()
  for (const recordId of new Set(recordIds)) {
    const object = engine.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
    if (object === undefined || object.access[viewer.class].records.kind === 'none') continue
    const ids = idsByObject.get(object) ?? []
    ids.push(recordId)
    idsByObject.set(object, ids)
  }
  const visible = new Set<string>()
  for (const [object, ids] of idsByObject) {
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
