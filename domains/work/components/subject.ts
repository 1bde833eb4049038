import { brandNameOf } from '@porchlight/brands'

interface Row {
  readonly customer: string
  readonly brand: string
}

/** Whom an item is about: its customer, or the brand whose customers it goes to. */
export function subjectOf(row: Row): string {
  return row.customer === '' ? (brandNameOf(row.brand) ?? '') : row.customer
}
