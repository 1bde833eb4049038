import type { ResolvedMetadata, ResolvedObject, RowRule } from '@porchlight/metadata'
import { fieldOf, referencedObject } from '../compile/linked'

/** For each object, the fields, by their objects, whose values determine who can reach its records. */
export type AccessFields = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/** Derives them from the row rules of all viewer classes: a change of any other field revokes no one's access. */
export function accessFields(metadata: ResolvedMetadata): AccessFields {
  return new Map(
    [...metadata.objects.values()].map((object) => {
      const found = new Map<string, Set<string>>()
      for (const { records } of Object.values(object.access)) follow(metadata, object, records, found)
      return [object.apiName, found]
    }),
  )
}

function follow(
  metadata: ResolvedMetadata,
  object: ResolvedObject,
  rule: RowRule,
  found: Map<string, Set<string>>,
): void {
  if (rule.kind === 'any') for (const part of rule.rules) follow(metadata, object, part, found)
  if (rule.kind !== 'viewer') return
  let at = object
  rule.path.forEach((name, index) => {
    const fields = found.get(at.apiName) ?? new Set()
    found.set(at.apiName, fields.add(name))
    if (index < rule.path.length - 1) at = referencedObject(metadata, fieldOf(at, name))
  })
}
