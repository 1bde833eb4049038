import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { parseRecordId } from '../parse-request'
import { objectOfRecord } from '../records/object-of-record'
import type { LookupField } from './lookup-field'
import { allConditions } from './search-scope'

/** The sources of the controlling fields' values, in order of precedence. */
export interface LookupSource {
  /** `Field=value`, separated by commas. */
  readonly dependentFieldBindings: string | undefined
  /** The record being edited, as far as it is filled in. */
  readonly sourceRecord: { readonly fields?: Readonly<Record<string, unknown>> } | undefined
  /** The record being edited, in its stored state. */
  readonly sourceRecordId: string | undefined
}

/**
 * Returns the condition that the field's filters impose on a record. A controlling field without a value imposes none
 * (`LookupFilterDeclaration`); one whose value the viewer may not read counts as having none. Fails with
 * `invalidParameter` for malformed bindings, with `invalidRecordId` for a value or a source that is not an id, and with
 * `notFound` for a source record that does not exist for the viewer.
 */
export async function lookupCondition(
  lookup: LookupField,
  source: LookupSource,
  context: CallContext,
): Promise<Condition | null> {
  const bindings = parseBindings(source.dependentFieldBindings)
  const filters = (lookup.object.search?.lookupFilters ?? []).filter(
    (filter) => filter.fieldApiName === lookup.field.apiName,
  )
  const controlling = filters.map((filter) => filter.controllingFieldApiName)
  const stored = await storedValues(lookup, source.sourceRecordId, controlling, context)
  const given = valuesByLowerName(source.sourceRecord?.fields ?? {})
  return allConditions(
    filters.map((filter): Condition | null => {
      const name = filter.controllingFieldApiName.toLowerCase()
      // A field that was cleared counts as empty, whatever is stored.
      const value = [bindings, given, stored].find((values) => values.has(name))?.get(name)
      if (value === undefined || value === null || value === '') return null
      if (!isReadable(lookup, filter.targetFieldApiName, context)) return null
      const id = typeof value === 'string' ? toRecordId(value) : null
      if (id === null) {
        const parameter = filter.controllingFieldApiName
        throw fail('invalidRecordId', { parameter, value: String(value).slice(0, 40) })
      }
      return { kind: 'compare', field: filter.targetFieldApiName, operator: 'eq', value: id }
    }),
  )
}

function parseBindings(text: string | undefined): ReadonlyMap<string, unknown> {
  const bindings = new Map<string, unknown>()
  for (const part of (text ?? '').split(',')) {
    if (part.trim() === '') continue
    const sign = part.indexOf('=')
    if (sign < 1) {
      const reason = `${part.trim().slice(0, 80)} is not of the form Field=value.`
      throw fail('invalidParameter', { parameter: 'dependentFieldBindings', reason })
    }
    bindings.set(part.slice(0, sign).trim().toLowerCase(), part.slice(sign + 1).trim())
  }
  return bindings
}

function valuesByLowerName(fields: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
}

async function storedValues(
  lookup: LookupField,
  sourceRecordId: string | undefined,
  controlling: readonly string[],
  context: CallContext,
): Promise<ReadonlyMap<string, unknown>> {
  if (sourceRecordId === undefined || sourceRecordId === '') return new Map()
  const recordId = parseRecordId(sourceRecordId, 'sourceRecordId')
  if (objectOfRecord(recordId, context) !== lookup.object) throw fail('notFound')
  const selection = { fields: [], optionalFields: controlling }
  const record = await context.engine.readRecord(context.viewer, recordId, selection)
  if (record === null) throw fail('notFound')
  const values = Object.entries(record.fields).map(([name, field]): [string, unknown] => [name, field.value])
  return valuesByLowerName(Object.fromEntries(values))
}

function isReadable(lookup: LookupField, targetFieldApiName: string, { viewer }: CallContext): boolean {
  return lookup.targets.every(({ object }) => object.access[viewer.class].read.has(targetFieldApiName))
}
