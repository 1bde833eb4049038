import { keyPrefixOf, type ResolvedObject, type Viewer } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'

/**
 * Locks records that a transaction is about to write, always in the same order, regardless of the order of the writes:
 * two batches over the same records wait for one another instead of deadlocking. Records out of the viewer's reach are
 * skipped.
 */
export async function lockRecords(
  engine: EngineContext,
  viewer: Viewer,
  recordIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(recordIds)]
  if (ids.length < 2) return
  const objects = new Map<string, ResolvedObject>()
  for (const recordId of ids) {
    const object = engine.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
    if (object !== undefined) objects.set(object.keyPrefix, object)
  }
  for (const [keyPrefix, object] of [...objects].sort(([left], [right]) => left.localeCompare(right))) {
    const compiled = engine.writeShapes.get(`lock ${object.apiName} ${viewer.class}`, () => {
      const context = startCompile(engine.metadata, viewer.class)
      const rule = predicateSql(compileRowRule(context, object, 't'))
      const among = `t."Id" = any(${context.parameters.input(0)})`
      // Weaker than the lock of a deletion: rows elsewhere that refer to these may still be written.
      const text = `select 1 from ${tableOf(object)} t where ${among} and ${rule} order by t."Id" for no key update of t`
      return { statement: engine.nameStatement(text), parameters: context.parameters.sources }
    })
    const inputs = [ids.filter((recordId) => keyPrefixOf(recordId) === keyPrefix)]
    await runStatement(
      engine.database,
      compiled.statement,
      bindParameters(compiled.parameters, viewer, inputs),
    )
  }
}
