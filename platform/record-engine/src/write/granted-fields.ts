import type { ResolvedObject, WriteGrant } from '@porchlight/metadata'

/** The fields of `object` that `grants` add to what the viewer may give. */
export function grantedFields(
  grants: readonly WriteGrant[],
  object: ResolvedObject,
  kind: 'create' | 'update',
): readonly string[] {
  return grants.flatMap((grant) => (grant.objectApiName === object.apiName ? (grant[kind] ?? []) : []))
}
