import type { Viewer, WriteGrant } from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import type { RecordInput } from '../record-engine'
import { checkAccess } from './access'
import { applyAssignmentRule } from './assign'
import { applyDefaults } from './defaults'
import { computeDerived } from './derived'
import { resolveCreation } from './resolve'
import { checkRules } from './rules'
import { checkStates } from './state-table'
import { isNumbered, untilNumbersAreFree } from './taken-numbers'
import { validateValues } from './validate'
import { writeCreation } from './write-creation'
import type { WriteDraft } from './write-draft'

/** Creates a record through the steps of the pipeline, in their order. */
export async function createRecord(
  engine: EngineContext,
  viewer: Viewer,
  objectApiName: string,
  input: RecordInput,
  grants: readonly WriteGrant[] = [],
): Promise<WriteDraft> {
  const create = async (inner: EngineContext) => {
    const draft = await prepareCreation(inner, viewer, objectApiName, input, grants)
    await writeCreation(draft)
    return draft
  }
  const object = engine.metadata.object(objectApiName)
  if (object === undefined || !isNumbered(object)) return create(engine)
  // A statement that fails takes its transaction along, but for a savepoint.
  return untilNumbersAreFree(object, () =>
    engine.isInsideTransaction ? engine.inTransaction(create) : create(engine),
  )
}

/** Takes a creation through the steps before the statement. */
export async function prepareCreation(
  engine: EngineContext,
  viewer: Viewer,
  objectApiName: string,
  input: RecordInput,
  grants: readonly WriteGrant[],
): Promise<WriteDraft> {
  const draft = resolveCreation(engine, viewer, objectApiName, input, grants)
  checkAccess(draft)
  validateValues(draft)
  applyDefaults(draft)
  await applyAssignmentRule(draft)
  computeDerived(draft)
  checkRules(draft)
  checkStates(draft)
  return draft
}
