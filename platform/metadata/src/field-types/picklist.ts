import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredText } from './stored-value'

/** One of the field's values. The stored value is shown by its label in the viewer's language. */
export const picklistType: FieldType = {
  dataType: 'Picklist',
  columnType: () => 'text collate "C"',
  sortable: true,
  filterable: true,
  fromColumn: readStoredText,
  toColumn: (value, field) => {
    if (value === '') return null
    if (typeof value === 'string' && field.picklistValues.some((choice) => choice.value === value)) {
      return value
    }
    return refuse(
      `Choose one of: ${field.picklistValues.map((choice) => choice.label.en).join(', ')}.`,
      `Elija una de estas opciones: ${field.picklistValues.map((choice) => choice.label.es).join(', ')}.`,
    )
  },
  display: (value, field, language) => {
    if (typeof value !== 'string') return null
    return field.picklistValues.find((choice) => choice.value === value)?.label[language] ?? value
  },
}
