/** A filter of a search (`docs/specification/data-service.md` section 3, Search inputs). */
export interface SearchFilterConfig {
  readonly fieldPath: string
  readonly objectApiName?: string | undefined
  /** One of the filter's operators, such as `Equals`. */
  readonly operator: string
  readonly values: readonly (string | number | boolean)[]
}

/** Categories of a group that records are restricted to. */
export interface DataCategoryConfig {
  readonly groupName: string
  /** `AT`, `ABOVE`, `BELOW` or `ABOVE_OR_BELOW`. */
  readonly operator: string
  readonly values: readonly string[]
}

/** Returns filters with all their parts; undefined when there are none, null when one lacks a part. */
export function checkSearchFilters(value: unknown): readonly SearchFilterConfig[] | undefined | null {
  return checkItems(
    value,
    (item) =>
      typeof item.fieldPath === 'string' &&
      typeof item.operator === 'string' &&
      isListOf(item.values, ['string', 'number', 'boolean']),
  )
}

/** Data categories alike. */
export function checkDataCategories(value: unknown): readonly DataCategoryConfig[] | undefined | null {
  return checkItems(
    value,
    (item) =>
      typeof item.groupName === 'string' &&
      typeof item.operator === 'string' &&
      isListOf(item.values, ['string']),
  )
}

function checkItems<Item>(
  value: unknown,
  isItem: (item: Readonly<Record<string, unknown>>) => boolean,
): readonly Item[] | undefined | null {
  if (!Array.isArray(value)) return undefined
  const items: readonly unknown[] = value
  const isValid = items.every(
    (item) => typeof item === 'object' && item !== null && isItem(item as Readonly<Record<string, unknown>>),
  )
  return isValid ? (items as readonly Item[]) : null
}

function isListOf(value: unknown, types: readonly string[]): boolean {
  return Array.isArray(value) && value.every((item) => types.includes(typeof item))
}
