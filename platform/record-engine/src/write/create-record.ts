import type { Viewer, WriteGrant } from '@porchlight/metadata'
import { isAudited } from '../audit/audit-entry'
import type { EngineContext } from '../engine-context'
import type { RecordInput } from '../record-engine'
import { checkAccess } from './access'
import { applyAssignmentRule } from './assign'
import { auditWrites } from './audit-write'
import { hasConsequences, writeConsequences } from './consequences'
import { applyDefaults } from './defaults'
import { computeDerived } from './derived'
import type { RelatedReads } from './read-related'
import { checkRelatedRules } from './related-rules'
import { resolveCreation } from './resolve'
import { checkRules } from './rules'
import { checkStates } from './state-table'
import { isNumbered, untilNumbersAreFree } from './taken-numbers'
import { validateValues } from './validate'
import { writeCreation } from './write-creation'
import type { WriteDraft } from './write-draft'

/** Creates a record through the steps of the pipeline, in order, and returns its id. */
export async function createRecord(
  engine: EngineContext,
  viewer: Viewer,
  objectApiName: string,
  input: RecordInput,
  grants: readonly WriteGrant[] = [],
): Promise<string> {
  const create = async (inner: EngineContext) => {
    const draft = await prepareCreation(inner, viewer, objectApiName, input, grants)
    await writeCreation(draft)
    await auditWrites([draft])
    await writeConsequences(draft)
    return draft.recordId
  }
  const object = engine.metadata.object(objectApiName)
  const createWhole = (outer: EngineContext) =>
    hasConsequences(object, true) || isAudited(viewer) ? outer.inTransaction(create) : create(outer)
  if (object === undefined || !isNumbered(object)) return createWhole(engine)
  // Without a savepoint, a failed statement aborts its whole transaction.
  return untilNumbersAreFree(object, () =>
    engine.isInsideTransaction ? engine.inTransaction(create) : createWhole(engine),
  )
}

/** Runs a creation through the steps before the statement; `known` is shared by those that one statement writes. */
export async function prepareCreation(
  engine: EngineContext,
  viewer: Viewer,
  objectApiName: string,
  input: RecordInput,
  grants: readonly WriteGrant[],
  known?: RelatedReads,
): Promise<WriteDraft> {
  const draft = resolveCreation(engine, viewer, objectApiName, input, grants)
  checkAccess(draft)
  validateValues(draft)
  await applyDefaults(draft, known)
  await applyAssignmentRule(draft)
  computeDerived(draft)
  checkRules(draft)
  await checkRelatedRules(draft, known)
  checkStates(draft)
  await engine.admitCreation?.(viewer, draft.object.apiName, engine.database)
  return draft
}
