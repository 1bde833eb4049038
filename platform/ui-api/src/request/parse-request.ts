import { fail } from '@porchlight/errors'
import { type ResolvedObject, toRecordId, workBudgets } from '@porchlight/metadata'
import type { FieldSelection, Ordering, PagePosition } from '@porchlight/record-engine'

/** The 18-character id that `value` names, or `invalidRecordId` under the parameter's name. */
export function parseRecordId(value: string, parameter: string): string {
  const recordId = toRecordId(value)
  if (recordId === null) throw fail('invalidRecordId', { parameter, value: value.slice(0, 40) })
  return recordId
}

/** Returns the names of a comma-separated query parameter, trimmed, without empty ones. */
export function parseNames(value: string | undefined): readonly string[] {
  if (value === undefined) return []
  return value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/**
 * Parses `fields` and `optionalFields` for records of `object`. With `qualified`, each name must begin with an object's
 * name (`Contact.Email`), as GET calls require; a name of another object is unknown here. Without it, plain names are
 * accepted as well, as in the POST forms of the platform.
 */
export function parseSelection(
  object: ResolvedObject,
  fields: readonly string[],
  optionalFields: readonly string[],
  qualified: boolean,
): FieldSelection {
  const { limit } = workBudgets.fields
  if (fields.length + optionalFields.length > limit) {
    throw fail('tooManyValues', { parameter: 'fields', limit })
  }
  return {
    fields: fields.map((name) => {
      const plain = withoutObject(object, name, qualified)
      if (plain === null) throw fail('unknownField', { field: name, object: object.apiName })
      return plain
    }),
    optionalFields: optionalFields.flatMap((name) => withoutObject(object, name, qualified) ?? []),
  }
}

function withoutObject(object: ResolvedObject, name: string, qualified: boolean): string | null {
  const point = name.indexOf('.')
  if (point < 0) {
    if (qualified) throw fail('unqualifiedField', { value: name.slice(0, 80) })
    return name
  }
  if (name.slice(0, point).toLowerCase() === object.apiName.toLowerCase()) return name.slice(point + 1)
  return qualified ? null : name
}

/** Reads `sortBy`: at most five names, `-` before a name for descending. */
export function parseOrderings(object: ResolvedObject, sortBy: readonly string[]): readonly Ordering[] {
  const { limit } = workBudgets.orderings
  if (sortBy.length > limit) throw fail('tooManyValues', { parameter: 'sortBy', limit })
  return sortBy.map((entry) => {
    const ascending = !entry.startsWith('-')
    const name = ascending ? entry : entry.slice(1)
    const field = withoutObject(object, name, false)
    return { field: field ?? name, ascending }
  })
}

/** Parses `pageSize`, passed as string or number, within `min` and `max`; `fallback` by default. */
export function parsePageSize(
  value: string | number | undefined,
  range: { readonly min: number; readonly max: number; readonly fallback: number },
): number {
  if (value === undefined) return range.fallback
  const size = Number(value)
  if (!Number.isInteger(size) || size < range.min || size > range.max) {
    throw fail('numberOutsideRange', { parameter: 'pageSize', min: range.min, max: range.max })
  }
  return size
}

/** Returns where a page begins: at its token, or at the start of the list. */
export function parsePosition(pageToken: string | undefined): PagePosition {
  return pageToken === undefined || pageToken === '' ? { kind: 'start' } : { kind: 'token', token: pageToken }
}
