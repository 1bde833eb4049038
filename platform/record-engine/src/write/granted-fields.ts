import type { ResolvedObject, WriteGrant } from '@porchlight/metadata'

/** Returns the fields of `object` that `grants` add to those the viewer may set. */
export function grantedFields(
  grants: readonly WriteGrant[],
  object: ResolvedObject,
  kind: 'create' | 'update',
): readonly string[] {
  return grants.flatMap((grant) => (grant.objectApiName === object.apiName ? (grant[kind] ?? []) : []))
}
