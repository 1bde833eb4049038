import {
  keyPrefixOf,
  type RecordRepresentation,
  type ResolvedObject,
  type Viewer,
} from '@porchlight/metadata'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import type { FieldSelection } from '../record-engine'
import { bindParameters } from '../sql/parameter-plan'
import { readPlanFor } from './compile-read'

/** Reads several records, with one statement per object; null for each one that is missing for this viewer. */
export async function readRecords(
  engine: EngineContext,
  viewer: Viewer,
  recordIds: readonly string[],
  selection: FieldSelection,
): Promise<readonly (RecordRepresentation | null)[]> {
  const idsByObject = new Map<ResolvedObject, Set<string>>()
  for (const recordId of recordIds) {
    const object = engine.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
    if (object === undefined) continue
    const ids = idsByObject.get(object) ?? new Set()
    idsByObject.set(object, ids.add(recordId))
  }
  const found = new Map<string, RecordRepresentation>()
  const read = async (object: ResolvedObject, ids: ReadonlySet<string>) => {
    const plan = readPlanFor(engine, object, viewer.class, selection, true)
    if (plan === null) return
    const values = bindParameters(plan.parameters, viewer, [[...ids]])
    for (const row of await runStatement(engine.database, plan.statement, values)) {
      const record = plan.project(row, viewer.language)
      found.set(record.id, record)
    }
  }
  if (engine.isInsideTransaction) for (const [object, ids] of idsByObject) await read(object, ids)
  else await Promise.all([...idsByObject].map(([object, ids]) => read(object, ids)))
  return recordIds.map((recordId) => found.get(recordId) ?? null)
}
