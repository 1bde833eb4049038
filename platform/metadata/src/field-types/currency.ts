import { checkDecimal } from './check-decimal'
import type { FieldType } from './field-type'
import { formatNumber } from './format-number'
import { readStoredNumber } from './stored-value'

/** United States dollars, stored exactly. Shown as `$1,234.50`, the same in both languages. */
export const currencyType: FieldType = {
  dataType: 'Currency',
  columnType: (field) => `numeric(${field.precision},${field.scale})`,
  sortable: true,
  filterable: true,
  fromColumn: readStoredNumber,
  toColumn: checkDecimal,
  display: (value, field) => {
    if (typeof value !== 'number') return null
    const amount = formatNumber(Math.abs(value), 2, Math.max(2, field.scale))
    return value < 0 ? `-$${amount}` : `$${amount}`
  },
}
