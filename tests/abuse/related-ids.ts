import type { ResolvedObject } from '@porchlight/metadata'
import type { AbuseWorld } from './abuse-world'

/** Returns names of the ids of `count` related records, each of which needs one more join; the nearest first. */
export function relatedIds(
  { context }: AbuseWorld,
  count: number,
  objectApiName = 'Case',
): readonly string[] {
  const { metadata } = context
  const found: string[] = []
  let reached: readonly { readonly object: ResolvedObject | undefined; readonly prefix: string }[] = [
    { object: metadata.object(objectApiName), prefix: '' },
  ]
  while (found.length < count && reached.length > 0) {
    reached = reached.flatMap(({ object, prefix }) =>
      [...(object?.fields.values() ?? [])].flatMap((field) => {
        const { reference } = field
        const next = reference === null ? undefined : metadata.object(reference?.objectApiName ?? '')
        const isReadable = field.system || object?.access.customer.read.has(field.apiName) === true
        if (!reference || !isReadable || next?.access.customer.records.kind === 'none') return []
        const path = `${prefix}${reference.relationshipName}.`
        found.push(`${path}Id`)
        return [{ object: next, prefix: path }]
      }),
    )
  }
  return found.slice(0, count)
}
