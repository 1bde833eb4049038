import type { Viewer } from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import type { RecordInput } from '../record-engine'
import { checkAccess } from './access'
import { applyDefaults } from './defaults'
import { computeDerived } from './derived'
import { resolveCreation } from './resolve'
import { checkRules } from './rules'
import { checkStates } from './state-table'
import { validateValues } from './validate'
import { writeCreation } from './write-creation'

/** Creates a record through the steps of the pipeline, in their order, and gives its id. */
export async function createRecord(
  engine: EngineContext,
  viewer: Viewer,
  objectApiName: string,
  input: RecordInput,
): Promise<string> {
  const draft = resolveCreation(engine, viewer, objectApiName, input)
  checkAccess(draft)
  validateValues(draft)
  applyDefaults(draft)
  computeDerived(draft)
  checkRules(draft)
  checkStates(draft)
  await writeCreation(draft)
  return draft.recordId
}
