import { toRecordId } from '../record/record-id'
import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredText } from './stored-value'

/** The id of another record. Ids of 15 characters are stored with their checksum. */
export const referenceType: FieldType = {
  dataType: 'Reference',
  columnType: () => 'text collate "C"',
  sortable: true,
  filterable: true,
  fromColumn: readStoredText,
  toColumn: (value) => {
    if (value === '') return null
    return (
      (typeof value === 'string' ? toRecordId(value) : null) ??
      refuse('Choose a record from the list.', 'Elija un registro de la lista.')
    )
  },
  display: () => null,
}
