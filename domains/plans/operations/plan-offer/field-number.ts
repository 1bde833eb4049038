import type { RecordRepresentation } from '@porchlight/metadata'

/** The number of a field, which may span as in `Utility__r.Delivery_Fixed_Charge__c`; null when there is none. */
export function fieldNumber(record: RecordRepresentation, path: string): number | null {
  const [first = '', ...rest] = path.split('.')
  const value = record.fields[first]?.value
  if (rest.length === 0) return typeof value === 'number' ? value : null
  if (typeof value !== 'object' || value === null || !('fields' in value)) return null
  return fieldNumber(value, rest.join('.'))
}
