/** An ordering as accepted by calls. */
export interface OrderByInput {
  readonly fieldApiName: string
  readonly isAscending: boolean
}

/** How columns are shown; null goes back to the list's own. */
export interface ColumnChoicesInput {
  /** Column to its width in whole pixels, -1 for the list's own. */
  readonly columnWidths?: Readonly<Record<string, number>> | null | undefined
  readonly columnWrap?: Readonly<Record<string, boolean>> | null | undefined
}

/**
 * Checks orderings that may be absent or null; false when one lacks a part (`docs/specification/data-service.md`
 * section 5).
 */
export function checkOrderedBy(value: unknown): readonly OrderByInput[] | null | undefined | false {
  if (value === undefined || value === null) return value
  if (!Array.isArray(value)) return false
  const orders: readonly unknown[] = value
  const checked = orders.flatMap((order) => {
    if (!isObject(order)) return []
    const { fieldApiName, isAscending } = order
    return typeof fieldApiName === 'string' && typeof isAscending === 'boolean'
      ? [{ fieldApiName, isAscending }]
      : []
  })
  return checked.length === orders.length ? checked : false
}

/**
 * Widths are whole numbers, wrapping is yes or no (`docs/specification/data-service.md` section 5); null when
 * they are not.
 */
export function checkColumnChoices(value: unknown): ColumnChoicesInput | null {
  if (!isObject(value)) return null
  const { columnWidths, columnWrap } = value
  const isValid =
    isMapOf(columnWidths, (width) => Number.isSafeInteger(width)) &&
    isMapOf(columnWrap, (wrap) => typeof wrap === 'boolean')
  return isValid ? ({ columnWidths, columnWrap } as ColumnChoicesInput) : null
}

function isMapOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  if (value === undefined || value === null) return true
  return isObject(value) && Object.values(value).every(isItem)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
