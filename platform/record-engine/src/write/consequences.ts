import {
  type ActionRecord,
  type AfterRuleDeclaration,
  platformFor,
  type ResolvedObject,
} from '@porchlight/metadata'
import { lockStatement } from '@porchlight/transactions/locks'
import { readAllRelated } from './read-related'
import type { WriteDraft } from './write-draft'

/** Whether writes of the object need a transaction, because further writes may follow from them. */
export function hasConsequences(object: ResolvedObject | undefined, isCreation: boolean): boolean {
  return (object?.afterRules ?? []).some(({ notAtCreation }) => !(isCreation && notAtCreation === true))
}

/**
 * The step after the write: applies the object's after-rules, in the same transaction. They read and write as the
 * system, on behalf of the writer: a customer's upload advances a step that the customer may not write.
 */
export async function writeConsequences(draft: WriteDraft): Promise<void> {
  const { engine, object, viewer, recordId, previous, now } = draft
  if (viewer.class === 'guest') return
  const system = platformFor(viewer)
  for (const rule of object.afterRules) {
    const about = rule.about === 'Id' ? recordId : draft.next[rule.about]
    if (typeof about !== 'string' || !isSetOff(rule, draft)) continue
    // No one else can write about a record that is not stored yet.
    if (engine.gathered?.has(about) !== true) {
      const key = `after ${rule.about} ${about}`
      await engine.database.query(lockStatement('consequence'), [key])
    }
    const record: ActionRecord = { id: recordId, values: draft.next }
    const related = await readAllRelated(draft, system, rule.related)
    for (const following of rule.effect({ record, previous: previous?.values ?? null, related, now })) {
      if (following.type === 'publish') await engine.publish?.(following, now, engine.database)
      else await engine.writeFollowing(engine, system, following)
    }
  }
}

function isSetOff({ on, notAtCreation }: AfterRuleDeclaration, { previous, next }: WriteDraft): boolean {
  if (previous === null) return notAtCreation !== true
  return on.some((apiName) => previous.values[apiName] !== next[apiName])
}
