import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredNumber } from './stored-value'

const largest = 2_147_483_647

/** A whole number of 32 bits. */
export const intType: FieldType = {
  dataType: 'Int',
  columnType: () => 'integer',
  sortable: true,
  filterable: true,
  fromColumn: readStoredNumber,
  toColumn: (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      return refuse('Enter a whole number.', 'Escriba un número entero.')
    }
    if (Math.abs(value) > largest) {
      return refuse(
        'Enter a number between -2,147,483,647 and 2,147,483,647.',
        'Escriba un número entre -2,147,483,647 y 2,147,483,647.',
      )
    }
    return value === 0 ? 0 : value
  },
  display: () => null,
}
