import { checkDecimal } from './check-decimal'
import type { FieldType } from './field-type'
import { readStoredNumber } from './stored-value'

/** A number with a fixed count of decimals; shown plain, with its unit, by the screen that knows the unit. */
export const doubleType: FieldType = {
  dataType: 'Double',
  columnType: (field) => `numeric(${field.precision},${field.scale})`,
  sortable: true,
  filterable: true,
  fromColumn: readStoredNumber,
  toColumn: checkDecimal,
  display: () => null,
}
