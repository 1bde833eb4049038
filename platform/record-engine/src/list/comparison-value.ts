import { fail } from '@porchlight/errors'
import { isValueRefusal, type ResolvedField, toRecordId } from '@porchlight/metadata'

/** How values of a field are compared. */
export type ComparisonKind = 'text' | 'picklist' | 'id' | 'boolean' | 'integer' | 'number' | 'date' | 'moment'

/** The way in which values of `field` are compared. */
export function comparisonKind(field: ResolvedField): ComparisonKind {
  if (field.apiName === 'Id') return 'id'
  switch (field.dataType) {
    case 'Boolean':
      return 'boolean'
    case 'Currency':
    case 'Double':
    case 'Percent':
      return 'number'
    case 'Int':
      return 'integer'
    case 'Date':
      return 'date'
    case 'DateTime':
      return 'moment'
    case 'Picklist':
      return 'picklist'
    case 'Reference':
      return 'id'
    case 'Email':
    case 'Phone':
    case 'String':
    case 'TextArea':
    case 'Url':
      return 'text'
  }
}

const textLimit = 4_000

/**
 * Checks a value that `field` is compared with and returns it in the form that the driver expects. Text need not be a
 * valid value of the field (half an email address is a reasonable query); its JSON type must be right.
 */
export function comparisonValue(
  field: ResolvedField,
  kind: ComparisonKind,
  name: string,
  value: unknown,
): unknown {
  switch (kind) {
    case 'text':
    case 'picklist':
      if (typeof value !== 'string' || value.includes('\0') || value.length > textLimit) {
        throw invalid(name, 'a text')
      }
      return value
    case 'id': {
      const id = typeof value === 'string' ? toRecordId(value) : null
      if (id === null) throw invalid(name, 'a record id')
      return id
    }
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid(name, 'a number')
      return String(value)
    case 'boolean':
      if (typeof value !== 'boolean') throw invalid(name, 'true or false')
      return value
    case 'integer':
    case 'date':
    case 'moment': {
      const stored = field.type.toColumn(value, field)
      if (stored === null || isValueRefusal(stored)) throw invalid(name, expected[kind])
      return stored
    }
  }
}

const expected = {
  integer: 'a whole number',
  date: 'a date such as 2026-11-20',
  moment: 'a date and time such as 2026-11-20T18:30:00Z',
} as const

function invalid(name: string, wanted: string): Error {
  return fail('invalidWhere', { reason: `${name} is compared with ${wanted}.` })
}
