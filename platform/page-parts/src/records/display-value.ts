import { type ReadRecord, textOf } from './field-value'

/**
 * Returns the display text of a field's value in the page's language, such as a picklist's label; null when it is
 * empty.
 */
export function displayOf(record: ReadRecord | undefined, field: string): string | null {
  return record?.fields[field]?.displayValue ?? textOf(record, field)
}
