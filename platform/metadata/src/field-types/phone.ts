import { checkText } from './check-text'
import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredText } from './stored-value'

const phonePattern = /^\+?[0-9 ().\-/]+(?: ?(?:x|ext\.?|#) ?[0-9]{1,6})?$/i

/** A telephone number as typed: 7 to 15 digits with the usual punctuation in between, and an extension. */
export const phoneType: FieldType = {
  dataType: 'Phone',
  columnType: () => 'text collate "C"',
  sortable: true,
  filterable: true,
  fromColumn: readStoredText,
  toColumn: (value, field) => {
    const text = checkText(value, field)
    if (typeof text !== 'string') return text
    const digits = text.replace(/(?:x|ext|#).*/is, '').replace(/\D/g, '').length
    return phonePattern.test(text) && digits >= 7 && digits <= 15
      ? text
      : refuse(
          'Enter a phone number with its area code, such as (713) 555-0142.',
          'Escriba un número de teléfono con su código de área, como (713) 555-0142.',
        )
  },
  display: () => null,
}
