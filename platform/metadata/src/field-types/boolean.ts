import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredBoolean } from './stored-value'

/** Yes or no. */
export const booleanType: FieldType = {
  dataType: 'Boolean',
  columnType: () => 'boolean',
  sortable: true,
  filterable: true,
  fromColumn: readStoredBoolean,
  toColumn: (value) => (typeof value === 'boolean' ? value : refuse('Choose yes or no.', 'Elija sí o no.')),
  display: () => null,
}
