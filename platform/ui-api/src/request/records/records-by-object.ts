import type { ResolvedObject } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { reachableObject } from './object-of-record'

/** Groups record ids, without duplicates, by object; those of objects that the viewer cannot read are dropped. */
export function recordsByObject(
  recordIds: readonly string[],
  context: CallContext,
): ReadonlyMap<ResolvedObject, readonly string[]> {
  const groups = new Map<ResolvedObject, string[]>()
  for (const recordId of new Set(recordIds)) {
    const object = reachableObject(recordId, context)
    if (object === undefined) continue
    const group = groups.get(object) ?? []
    group.push(recordId)
    groups.set(object, group)
  }
  return groups
}

/** Whether a qualified name (`Case.Subject`) is of `object`, in any case. */
export function isNameOf(object: ResolvedObject, qualifiedName: string): boolean {
  return qualifiedName.toLowerCase().startsWith(`${object.apiName.toLowerCase()}.`)
}
