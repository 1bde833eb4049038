import { checkDecimal } from './check-decimal'
import type { FieldType } from './field-type'
import { formatNumber } from './format-number'
import { readStoredNumber } from './stored-value'

/** A percentage as the platform stores it: 12.5 means 12.5 %. Displayed as `12.5%`, in Spanish `12.5 %`. */
export const percentType: FieldType = {
  dataType: 'Percent',
  columnType: (field) => `numeric(${field.precision},${field.scale})`,
  sortable: true,
  filterable: true,
  fromColumn: readStoredNumber,
  toColumn: checkDecimal,
  display: (value, field, language) => {
    if (typeof value !== 'number') return null
    const number = formatNumber(value, 0, field.scale)
    return language === 'es' ? `${number}\u00a0%` : `${number}%`
  },
}
