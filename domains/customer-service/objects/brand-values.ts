import { brandKeys, brandOf } from '@porchlight/brands'
import { picklistValues } from '@porchlight/metadata'

/** The account brands, by the names that customers know as well. */
export const brandValues = picklistValues(
  brandKeys.map((value) => {
    const { displayName } = brandOf(value).names
    return { value, label: { en: displayName, es: displayName } }
  }),
)
