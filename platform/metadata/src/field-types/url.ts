import { checkText } from './check-text'
import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredText } from './stored-value'

/** A web address. Only http and https, and no sign-in data before the host: such links mislead readers. */
export const urlType: FieldType = {
  dataType: 'Url',
  columnType: () => 'text collate "C"',
  sortable: true,
  filterable: true,
  fromColumn: readStoredText,
  toColumn: (value, field) => {
    const text = checkText(value, field)
    if (typeof text !== 'string') return text
    return isWebAddress(text)
      ? text
      : refuse(
          'Enter a web address that begins with https:// or http://.',
          'Escriba una dirección web que comience con https:// o http://.',
        )
  },
  display: () => null,
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return url.username === '' && url.password === ''
}
