import { keyPrefixOf, type RecordRepresentation, type Viewer } from '@porchlight/metadata'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import type { FieldSelection } from '../record-engine'
import { bindParameters } from '../sql/parameter-plan'
import { readPlanFor } from './compile-read'

/** Reads one record by one statement; null when it does not exist for this viewer. */
export async function readRecord(
  engine: EngineContext,
  viewer: Viewer,
  recordId: string,
  selection: FieldSelection,
): Promise<RecordRepresentation | null> {
  const object = engine.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
  if (object === undefined) return null
  const plan = readPlanFor(engine, object, viewer.class, selection, false)
  if (plan === null) return null
  const values = bindParameters(plan.parameters, viewer, [recordId])
  const [row] = await runStatement(engine.database, plan.statement, values)
  return row === undefined ? null : plan.project(row, viewer.language)
}
