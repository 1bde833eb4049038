import { brandKeys, siteOf } from '@porchlight/brands'
import type { PicklistValueDeclaration } from '@porchlight/metadata'

/** The account brands; their display names live only in `platform/brands`. */
export const brandValues: readonly PicklistValueDeclaration[] = brandKeys.map((value) => ({
  value,
  label: siteOf(value).label,
}))
