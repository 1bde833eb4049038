import type { FieldScalar, ResolvedObject } from '@porchlight/metadata'
import type { StoredValues, WriteDraft } from './write-draft'

/** Step 5: computes values that are derived from others, such as a name from its parts. */
export function computeDerived(draft: WriteDraft): void {
  const before = draft.next
  draft.next = withDerived(draft.object, before)
  for (const apiName of draft.object.derived?.fields ?? []) {
    if (draft.next[apiName] !== before[apiName]) draft.changed.add(apiName)
  }
}

/** Returns `values` with the object's derived fields computed; only those fields are used from the computation. */
export function withDerived(object: ResolvedObject, values: StoredValues): StoredValues {
  if (object.derived === null) return values
  const computed = object.derived.compute(values)
  const merged: Record<string, FieldScalar> = { ...values }
  for (const apiName of object.derived.fields) {
    const value = computed[apiName]
    if (value !== undefined) merged[apiName] = value
  }
  return merged
}
