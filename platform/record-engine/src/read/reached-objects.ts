import { keyPrefixOf, type ResolvedMetadata, type ResolvedObject, type Viewer } from '@porchlight/metadata'

/** The ids by their objects, each once, without those of objects of which the viewer reaches no record. */
export function idsOfReachedObjects(
  metadata: ResolvedMetadata,
  viewer: Viewer,
  recordIds: Iterable<string>,
): ReadonlyMap<ResolvedObject, readonly string[]> {
  const idsByObject = new Map<ResolvedObject, string[]>()
  for (const recordId of new Set(recordIds)) {
    const object = metadata.objectByKeyPrefix(keyPrefixOf(recordId))
    if (object === undefined || object.access[viewer.class].records.kind === 'none') continue
    const ids = idsByObject.get(object) ?? []
    ids.push(recordId)
    idsByObject.set(object, ids)
  }
  return idsByObject
}
