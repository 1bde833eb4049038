import { checkDecimal } from './check-decimal'
import type { FieldType } from './field-type'
import { readStoredNumber } from './stored-value'

/** A number with a fixed number of decimals; displayed plain, with its unit, by screens that know the unit. */
export const doubleType: FieldType = {
  dataType: 'Double',
  columnType: (field) => `numeric(${field.precision},${field.scale})`,
  sortable: true,
  filterable: true,
  fromColumn: readStoredNumber,
  toColumn: checkDecimal,
  display: () => null,
}
