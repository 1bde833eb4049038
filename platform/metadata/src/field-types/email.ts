import { checkText } from './check-text'
import type { FieldType } from './field-type'
import { refuse } from './refuse'
import { readStoredText } from './stored-value'

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** An email address. Stored in lower case, as on the platform, so that one address is one value. */
export const emailType: FieldType = {
  dataType: 'Email',
  columnType: () => 'text collate "C"',
  sortable: true,
  filterable: true,
  fromColumn: readStoredText,
  toColumn: (value, field) => {
    const text = checkText(value, field)
    if (typeof text !== 'string') return text
    if (!isEmailAddress(text)) {
      return refuse(
        'Enter an email address such as name@example.com.',
        'Escriba un correo electrónico como nombre@example.com.',
      )
    }
    return text.toLowerCase()
  },
  display: () => null,
}

/** Whether a text has the form of an address that a field of that type accepts. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  return (
    local.length <= 64 &&
    text.length <= 254 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label))
  )
}
