import { brandKeys, siteOf } from '@porchlight/brands'
import { picklistValues } from '@porchlight/metadata'

/** The account brands; their display names live only in `platform/brands`. */
export const brandValues = picklistValues(brandKeys.map((value) => ({ value, label: siteOf(value).label })))
