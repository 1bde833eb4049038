import { checkText } from './check-text'
import type { FieldType } from './field-type'
import { readStoredText } from './stored-value'

/** Text of one line. Ordered by character code, which is the same on every server. */
export const stringType: FieldType = {
  dataType: 'String',
  columnType: () => 'text collate "C"',
  sortable: true,
  filterable: true,
  fromColumn: readStoredText,
  toColumn: (value, field) => checkText(value, field),
  display: () => null,
}
