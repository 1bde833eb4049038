import type { Viewer } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import { compileRule, predicateSql } from '../compile/row-predicate'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { comparedKey } from '../policy/compared-values'
import { idsOfReachedObjects } from '../read/reached-objects'
import { quoteText } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'

/**
 * Returns those of `recordIds` that were deleted and that the viewer could see at that time, with its current rights.
 */
export async function visibleDeletedIds(
  engine: EngineContext,
  viewer: Viewer,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const visible = new Set<string>()
  for (const [object, ids] of idsOfReachedObjects(engine.metadata, viewer, recordIds)) {
    const compiled = engine.visibilityShapes.get(`deleted ${object.apiName} ${viewer.class}`, () => {
      const context = startCompile(engine.metadata, viewer.class)
      const { records } = object.access[viewer.class]
      const rule = predicateSql(
        compileRule(
          context,
          records,
          (path, _, placeholder) => `e.rule_values->>${quoteText(comparedKey(path))} = ${placeholder}`,
        ),
      )
      const among = `e.record_id = any(${context.parameters.input(0)})`
      const text = `select e.record_id from feed.change_event e where ${among} and e.kind = 'delete' and ${rule}`
      return { statement: engine.nameStatement(text), parameters: context.parameters.sources }
    })
    const values = bindParameters(compiled.parameters, viewer, [ids])
    for (const [id] of await runStatement(engine.database, compiled.statement, values))
      visible.add(String(id))
  }
  return visible
}
