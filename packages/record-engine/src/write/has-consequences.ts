import type { ResolvedObject } from '@porchlight/metadata'

/** Whether something follows from changes of the object's records: each is then written in a transaction of its own. */
export function hasConsequences(object: ResolvedObject): boolean {
  return object.consequences.length > 0
}
