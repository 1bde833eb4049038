import type { RecordRepresentation } from '@porchlight/metadata'

/** The text of a field, which may span as in `Contact.Email`; null when it is empty, absent or no text. */
export function fieldText(record: RecordRepresentation, path: string): string | null {
  const [first = '', ...rest] = path.split('.')
  const value = record.fields[first]?.value
  if (rest.length === 0) return typeof value === 'string' && value !== '' ? value : null
  if (typeof value !== 'object' || value === null || !('fields' in value)) return null
  return fieldText(value, rest.join('.'))
}
