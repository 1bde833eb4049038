import type { ResolvedMetadata, ResolvedObject, RowRule } from '@porchlight/metadata'

/**
 * The objects whose records belong to customers, in the order of the metadata: those of which a customer may read only
 * what is their own. What everybody may read, such as plans, is not personal data.
 */
export function ownObjects(metadata: ResolvedMetadata): readonly ResolvedObject[] {
  return [...metadata.objects.values()].filter(({ access }) => isOwn(access.customer.records))
}

function isOwn(rule: RowRule): boolean {
  if (rule.kind === 'any') return rule.rules.every(isOwn)
  return rule.kind === 'viewer' && rule.equals !== 'brand'
}
