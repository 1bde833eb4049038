import { brandNameOf } from '@porchlight/brands'

interface Row {
  readonly customer: string
  readonly brand: string
}

/** Returns an item's subject: its customer, or the brand whose customers it goes to. */
export function getSubject(row: Row): string {
  return row.customer === '' ? (brandNameOf(row.brand) ?? '') : row.customer
}
