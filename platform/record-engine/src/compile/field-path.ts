import { fail } from '@porchlight/errors'
import type { ResolvedField, ResolvedMetadata, ResolvedObject, ViewerClass } from '@porchlight/metadata'
import { referencedObject } from './linked'

/** The most relationships that a name may span (`docs/specification/data-service.md` section 5). */
const spanLimit = 5

/** A field that a name leads to, with the references crossed on the way. */
export interface FieldPath {
  readonly references: readonly ResolvedField[]
  /** The object that has `field`. */
  readonly object: ResolvedObject
  readonly field: ResolvedField
}

/** Whether viewers of a class may read a field; system fields are readable wherever the record is. */
export function isReadable(object: ResolvedObject, viewerClass: ViewerClass, field: ResolvedField): boolean {
  return field.system || object.access[viewerClass].read.has(field.apiName)
}

/**
 * Follows `name` (`Name`, `Account.Brand.Name`, in any case) from `object`. Null when any part of it does
 * not exist or may not be read: the two are indistinguishable. Fails with `spanTooDeep` before looking.
 */
export function findFieldPath(
  metadata: ResolvedMetadata,
  viewerClass: ViewerClass,
  object: ResolvedObject,
  name: string,
): FieldPath | null {
  const parts = name.toLowerCase().split('.')
  if (parts.length - 1 > spanLimit) throw fail('spanTooDeep', { field: name, limit: spanLimit })
  const last = parts.pop() ?? ''
  const references: ResolvedField[] = []
  let current = object
  for (const part of parts) {
    const reference = current.referencesByLowerName.get(part)
    if (reference === undefined || !isReadable(current, viewerClass, reference)) return null
    references.push(reference)
    current = referencedObject(metadata, reference)
    if (current.access[viewerClass].records.kind === 'none') return null
  }
  const field = current.fieldsByLowerName.get(last)
  if (field === undefined || !isReadable(current, viewerClass, field)) return null
  return { references, object: current, field }
}

/** Returns the error for a name that does not resolve for this viewer; the message is the same whatever the cause. */
export function unknownField(object: ResolvedObject, name: string): Error {
  return fail('unknownField', { field: name, object: object.apiName })
}
