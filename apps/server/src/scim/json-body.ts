import { fail } from '@porchlight/errors'
import { isPlainText } from './attribute-expression'

/** A raw value of a body. */
export type JsonValue = unknown

/** A resource's attributes by lower-case name: names are case-insensitive (RFC 7643, section 2.1). */
export type Attributes = ReadonlyMap<string, JsonValue>

/** Maximum length of a directory text; no name or address is longer. */
const longestText = 256
const mostValues = 50

/** Returns the attributes of an object; `directorySyntaxInvalid` for any other value. */
export function attributesOf(value: JsonValue, name = 'the body'): Attributes {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fail('directorySyntaxInvalid', { reason: `${name} has to be an object.` })
  return new Map(Object.entries(value).map(([key, each]) => [key.toLowerCase(), each]))
}

/** Returns a trimmed text; null for none. `directoryValueInvalid` for a value of another type, or too long a text. */
export function textOf(value: JsonValue, attribute: string): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || !isPlainText(value)) throw fail('directoryValueInvalid', { attribute })
  const text = value.trim()
  if (text.length > longestText) throw fail('directoryValueInvalid', { attribute })
  return text === '' ? null : text
}

/** Like `textOf`, for a required value. */
export function requiredTextOf(value: JsonValue, attribute: string): string {
  const text = textOf(value, attribute)
  if (text === null) throw fail('directoryValueInvalid', { attribute })
  return text
}

/** Parses a boolean; Entra ID writes “True” and “False” as texts. */
export function booleanOf(value: JsonValue, attribute: string): boolean {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  if (word !== 'true' && word !== 'false') throw fail('directoryValueInvalid', { attribute })
  return word === 'true'
}

/** Returns the values of an attribute that may have several; a single one counts as a list of it. */
export function valuesOf(value: JsonValue, attribute: string, most = mostValues): readonly JsonValue[] {
  if (value === undefined || value === null) return []
  const values: readonly JsonValue[] = Array.isArray(value) ? value : [value]
  if (values.length > most) throw fail('directoryValueInvalid', { attribute })
  return values
}
