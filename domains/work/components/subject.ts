import { brandOf, isBrandKey } from '@porchlight/brands'

interface Row {
  readonly customer: string
  readonly brand: string
}

/** The name of the brand that an item is of; null of one that is not served any more. */
export function brandNameOf({ brand }: Pick<Row, 'brand'>): string | null {
  return isBrandKey(brand) ? brandOf(brand).names.displayName : null
}

/** Whom an item is about: its customer, or the brand whose customers it goes to. */
export function subjectOf(row: Row): string {
  return row.customer === '' ? (brandNameOf(row) ?? '') : row.customer
}
