import type { ResolvedAccess, ResolvedObject } from '@porchlight/metadata'

/**
 * Returns those of `paths` that begin with a field which viewers with `access` may set in a new record: `Subject`,
 * `OwnerId`, `Owner.Name`. The others are dropped without an error.
 */
export function createablePaths(
  object: ResolvedObject,
  access: ResolvedAccess,
  paths: readonly string[],
): readonly string[] {
  return paths.filter((path) => {
    const [first = '', ...rest] = path.toLowerCase().split('.')
    const fields = rest.length === 0 ? object.fieldsByLowerName : object.referencesByLowerName
    return access.create.has(fields.get(first)?.apiName ?? '')
  })
}
