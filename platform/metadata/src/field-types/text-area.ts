import { checkText } from './check-text'
import type { FieldType } from './field-type'
import { readStoredText } from './stored-value'

/** Text of several lines, for reading: lists are neither ordered nor filtered by it. */
export const textAreaType: FieldType = {
  dataType: 'TextArea',
  columnType: () => 'text collate "C"',
  sortable: false,
  filterable: false,
  fromColumn: readStoredText,
  toColumn: (value, field) => checkText(value, field, 'many lines'),
  display: () => null,
}
