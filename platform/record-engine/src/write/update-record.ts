import { fail } from '@porchlight/errors'
import { keyPrefixOf, type Viewer, type WriteGrant } from '@porchlight/metadata'
import { isAudited } from '../audit/audit-entry'
import type { EngineContext } from '../engine-context'
import type { ExpectedVersion, RecordInput } from '../record-engine'
import { checkAccess } from './access'
import { explainRefusal, outcomeOf } from './after-rules'
import { applyAssignmentRule } from './assign'
import { auditWrites } from './audit-write'
import { hasConsequences, writeConsequences } from './consequences'
import { computeDerived } from './derived'
import { readPrevious } from './read-previous'
import { checkRelatedRules } from './related-rules'
import { resolveChange } from './resolve'
import { checkRules } from './rules'
import { checkStates } from './state-table'
import { validateValues } from './validate'
import { checkVersion } from './version-check'
import { writeChange } from './write-change'
import { answeredFor, type ChangeDraft } from './write-draft'

const attemptsWithoutLock = 3

/**
 * Changes a record through the steps of the pipeline, in order. The record is read, the change is computed, and one
 * statement writes it if the record is still the same. A change that keeps losing to concurrent writes locks the
 * record, so that a writer without an expected version always succeeds eventually.
 */
export async function updateRecord(
  engine: EngineContext,
  viewer: Viewer,
  recordId: string,
  input: RecordInput,
  expected: ExpectedVersion = {},
  grants: readonly WriteGrant[] = [],
): Promise<void> {
  const object = engine.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
  const isWhole = hasConsequences(object, false) || isAudited(viewer)
  for (let count = 0; count < attemptsWithoutLock; count += 1) {
    const attempt = (inner: EngineContext) =>
      changeOnce(inner, viewer, recordId, input, expected, grants, false)
    if (await (isWhole ? engine.inTransaction(attempt) : attempt(engine))) return
  }
  const written = await engine.inTransaction((inner) =>
    changeOnce(inner, viewer, recordId, input, expected, grants, true),
  )
  if (!written) throw fail('modifiedSince')
}

/** Runs through the steps once; false when the record changed concurrently and the change may be retried. */
async function changeOnce(
  engine: EngineContext,
  viewer: Viewer,
  recordId: string,
  input: RecordInput,
  expected: ExpectedVersion,
  grants: readonly WriteGrant[],
  locked: boolean,
): Promise<boolean> {
  const draft = await prepareChange(engine, viewer, recordId, input, expected, grants, locked)
  if (await writeChange(draft)) {
    await auditWrites([draft])
    await writeConsequences(draft)
    return true
  }
  await explainUnwritten(draft)
  return false
}

/** Runs a change through the steps before the statement. */
export async function prepareChange(
  engine: EngineContext,
  viewer: Viewer,
  recordId: string,
  input: RecordInput,
  expected: ExpectedVersion = {},
  grants: readonly WriteGrant[] = [],
  locked = false,
): Promise<ChangeDraft> {
  const draft = await resolveChange(engine, viewer, recordId, input, expected, grants, locked)
  checkAccess(draft)
  validateValues(draft)
  await applyAssignmentRule(draft)
  computeDerived(draft)
  checkRules(draft)
  await checkRelatedRules(draft)
  checkStates(draft)
  checkVersion(draft)
  return draft
}

/** Distinguishes a record that was changed or removed concurrently from one that the outcome checks rejected. */
async function explainUnwritten(draft: ChangeDraft): Promise<void> {
  const { engine, viewer, object, recordId, previous } = draft
  const current = await readPrevious(engine, viewer, object, recordId, false)
  if (current === null) throw fail('notFound')
  if (current.modstamp !== previous.modstamp) return
  await explainRefusal(draft, outcomeOf(object, viewer.class, answeredFor(draft, draft.changed)))
}
