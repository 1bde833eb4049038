import { describeObject, type ObjectInfoRepresentation, type ResolvedObject } from '@porchlight/metadata'
import type { CallContext } from '../define/handler'

/**
 * Returns the descriptions of `object` and of the objects that `paths` below it lead to (`Owner.Name`), by api name;
 * without those of which the viewer's class can read nothing.
 */
export function objectInfosOf(
  object: ResolvedObject,
  paths: readonly string[],
  context: CallContext,
): Readonly<Record<string, ObjectInfoRepresentation>> {
  const { metadata, viewer } = context
  const objects = new Set([object])
  for (const path of paths) {
    let current: ResolvedObject | undefined = object
    for (const name of path.split('.').slice(0, -1)) {
      const target: string | undefined = current?.referencesByLowerName.get(name.toLowerCase())?.reference
        ?.objectApiName
      current = target === undefined ? undefined : metadata.object(target)
      if (current !== undefined) objects.add(current)
    }
  }
  const infos: Record<string, ObjectInfoRepresentation> = {}
  for (const described of objects) {
    const access = described.access[viewer.class]
    if (access.records.kind === 'none') continue
    infos[described.apiName] = describeObject(described, access, metadata, viewer.language)
  }
  return infos
}
