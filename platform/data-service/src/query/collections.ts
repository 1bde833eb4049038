import type { Store } from '../store/store'
import { recordIdOf, recordKey } from '../store/store-key'
import type { Query } from './query'

/** Records of one object begin with the same three characters. */
const keyPrefixLength = 3

/**
 * Whether a list may change after records with these ids were created, changed or deleted. An empty list does not
 * reveal which object it lists, so it may.
 */
export function mayHold(query: Query, recordIds: ReadonlySet<string>, now: number): boolean {
  const prefixes = new Set([...recordIds].map((id) => id.slice(0, keyPrefixLength)))
  const listed = listedIds(query, now)
  return listed.length === 0 || listed.some((id) => prefixes.has(id.slice(0, keyPrefixLength)))
}

/** Whether a list may differ after changes to records of these objects; a list whose records are unknown may. */
export function mayList(
  query: Query,
  store: Store,
  objectApiNames: ReadonlySet<string>,
  now: number,
): boolean {
  const listed = listedIds(query, now)
  return (
    listed.length === 0 ||
    listed.some((id) => {
      const entry = store.entries.get(recordKey(id))
      return entry?.kind !== 'record' || objectApiNames.has(entry.head.apiName)
    })
  )
}

function listedIds(query: Query, now: number): readonly string[] {
  return query.lookUp(now).keys.flatMap((key) => recordIdOf(key) ?? [])
}
