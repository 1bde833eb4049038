import { type FieldScalar, masterRecordTypeId, type ResolvedObject } from '@porchlight/metadata'
import { type RelatedReads, readAllRelated } from './read-related'
import type { StoredValues, WriteDraft } from './write-draft'

/**
 * Step 4, for creations only: fills in default values for fields that the request does not mention, and the object's
 * values for new records in empty ones. `known` is shared by the drafts that one statement writes.
 */
export async function applyDefaults(draft: WriteDraft, known?: RelatedReads): Promise<void> {
  const mentioned = new Set([...draft.given.keys()].map((field) => field.apiName))
  const values = withDefaults(draft.object, withNumbers(draft), mentioned)
  draft.next = await withCreationValues(draft, values, known)
}

async function withCreationValues(
  draft: WriteDraft,
  values: StoredValues,
  known: RelatedReads | undefined,
): Promise<StoredValues> {
  const { object, viewer, now } = draft
  const { creationValues } = object
  if (creationValues === null) return values
  const reader = { ...draft, next: values }
  const related = await readAllRelated(reader, viewer, creationValues.related ?? {}, known)
  const computed = creationValues.compute(values, now, related)
  const filled: Record<string, FieldScalar> = { ...values }
  for (const apiName of creationValues.fields) filled[apiName] ??= computed[apiName] ?? null
  return filled
}

/** The draft's values with a number in each field that the platform numbers and that has no value. */
function withNumbers({ object, next, engine }: WriteDraft): StoredValues {
  const numbered: Record<string, FieldScalar> = { ...next }
  for (const { apiName, autoNumber } of object.fields.values()) {
    if (autoNumber === null || numbered[apiName] !== null) continue
    let digits = String(1 + Math.floor(engine.random() * 9))
    while (digits.length < autoNumber.digits) digits += String(Math.floor(engine.random() * 10))
    numbered[apiName] = autoNumber.prefix + digits
  }
  return numbered
}

/** `values` with the default of every field that is null and not `mentioned`. A boolean is never null. */
export function withDefaults(
  object: ResolvedObject,
  values: StoredValues,
  mentioned: ReadonlySet<string>,
): StoredValues {
  const filled: Record<string, FieldScalar> = { ...values }
  for (const field of object.fields.values()) {
    if (field.system || mentioned.has(field.apiName) || filled[field.apiName] !== null) continue
    if (field.apiName === 'RecordTypeId') filled[field.apiName] = masterRecordTypeId
    else if (field.defaultValue !== null) filled[field.apiName] = field.defaultValue
    else if (field.dataType === 'Boolean') filled[field.apiName] = false
  }
  return filled
}
