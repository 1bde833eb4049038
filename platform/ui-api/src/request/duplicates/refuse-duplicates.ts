import { type DuplicateMatchResult, fail } from '@porchlight/errors'
import { type ResolvedObject, themeOf } from '@porchlight/metadata'
import { allowsSave } from '../../representation/describe-duplicates'
import type { ReadableObject } from '../records/find-object'
import { type DuplicateContext, type DuplicateHit, findDuplicates } from './find-duplicates'

/** An object with the access of the viewer's class. */
export function readable(object: ResolvedObject, { viewer }: DuplicateContext): ReadableObject {
  return { object, access: object.access[viewer.class] }
}

/**
 * Rejects a write that would duplicate a record: with `duplicatesDetected`, which carries the matches, when a rule
 * blocks it, or when a rule warns (`Alert`) and the user has not confirmed. `recordId` is the record that is changed,
 * null for a new one. For writes of one record, before the engine writes.
 */
export async function refuseDuplicates(
  readable: ReadableObject,
  values: Readonly<Record<string, unknown>>,
  recordId: string | null,
  allowSaveOnDuplicate: boolean,
  context: DuplicateContext,
): Promise<void> {
  const { isUpdate, hits } = await findDuplicates(readable, values, recordId, context)
  const refusing = hits.filter((hit) => {
    if (!allowsSave(hit, isUpdate)) return true
    const operations = isUpdate ? hit.rule.operationsOnUpdate : hit.rule.operationsOnInsert
    return operations.includes('Alert') && !allowSaveOnDuplicate
  })
  if (refusing.length === 0) return
  throw fail(
    'duplicatesDetected',
    {},
    { duplicateMatches: refusing.flatMap((hit) => matchResult(hit, isUpdate, context)) },
  )
}

function matchResult(
  hit: DuplicateHit,
  isUpdate: boolean,
  { metadata, viewer }: DuplicateContext,
): readonly DuplicateMatchResult[] {
  const object = metadata.objects.get(hit.matchRule.objectApiName)
  if (object === undefined) return []
  return [
    {
      apiName: object.apiName,
      isAllowSave: allowsSave(hit, isUpdate),
      matchRecordIds: hit.recordIds,
      matchRule: hit.matchRule.name,
      objectLabel: object.label[viewer.language],
      objectLabelPlural: object.labelPlural[viewer.language],
      themeInfo: themeOf(object),
    },
  ]
}
