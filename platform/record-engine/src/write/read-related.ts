import {
  type ActionRecord,
  type FieldScalar,
  platformFor,
  type RecordRepresentation,
  type RelatedDeclaration,
  type Viewer,
} from '@porchlight/metadata'
import { type RelatedRequest, readGathered } from '../gather/read-gathered'
import { listRecords } from '../list/list-records'
import type { Condition } from '../record-engine'
import type { WriteDraft } from './write-draft'

/** The maximum number of related records that a rule can receive. */
const relatedLimit = 1_000

/** Related records read for one writer, by reader and request; valid as long as nothing is written. */
export type RelatedReads = Map<string, readonly ActionRecord[]>

/**
 * Reads the records that the rules of an object require, by the names they declare, as `reader` sees them. Records in
 * `known` are not reread.
 */
export async function readAllRelated(
  draft: WriteDraft,
  reader: Viewer,
  related: Readonly<Record<string, RelatedDeclaration>>,
  known: RelatedReads = new Map(),
): Promise<Readonly<Record<string, readonly ActionRecord[]>>> {
  const found: Record<string, readonly ActionRecord[]> = {}
  for (const [name, declaration] of Object.entries(related)) {
    const isNeeded = declaration.unless === undefined || (found[declaration.unless] ?? []).length === 0
    const by = declaration.asPlatform === true ? platformFor(reader) : reader
    found[name] = isNeeded ? await readRelated(draft, by, declaration, known) : []
  }
  return found
}

async function readRelated(
  { engine, recordId, next }: WriteDraft,
  reader: Viewer,
  { where, ...declared }: RelatedDeclaration,
  known: RelatedReads,
): Promise<readonly ActionRecord[]> {
  const compared = where.map(({ fieldApiName, equals }) => {
    const own = 'record' in equals ? (equals.record === 'Id' ? recordId : next[equals.record]) : null
    return { fieldApiName, value: ('value' in equals ? equals.value : own) ?? null }
  })
  const request: RelatedRequest = { ...declared, where: compared }
  const { gathered } = engine
  if (gathered === undefined) return readStored(engine, reader, request, known)
  const ofStored = (stored: RelatedRequest) => readStored(engine, reader, stored, gathered.known)
  return (await readGathered(gathered, request, ofStored)) ?? (await ofStored(request))
}

async function readStored(
  engine: WriteDraft['engine'],
  reader: Viewer,
  { objectApiName, where, fields, newest }: RelatedRequest,
  known: RelatedReads,
): Promise<readonly ActionRecord[]> {
  const conditions = where.map(
    ({ fieldApiName, value }): Condition => ({ kind: 'compare', field: fieldApiName, operator: 'eq', value }),
  )
  const key = JSON.stringify([reader.class, objectApiName, conditions, fields, newest])
  const before = known.get(key)
  if (before !== undefined) return before
  const page = await listRecords(engine, reader, {
    objectApiName,
    selection: { fields: [], optionalFields: [...fields] },
    condition: conditions.length === 0 ? null : { kind: 'and', conditions },
    parent: null,
    orderings: newest === undefined ? [] : [{ field: newest.by, ascending: false }],
    searchTerm: null,
    pageSize: newest?.count ?? relatedLimit,
    position: { kind: 'start' },
  })
  const records = page.records.map((found) => ({ id: found.id, values: valuesOf(found, fields) }))
  known.set(key, records)
  return records
}

function valuesOf(
  record: RecordRepresentation,
  fields: readonly string[],
): Readonly<Record<string, FieldScalar>> {
  return Object.fromEntries(fields.map((path) => [path, valueAt(record, path)]))
}

/** The value at the end of a path that may span: `Contact.Name`. */
function valueAt(record: RecordRepresentation, path: string): FieldScalar {
  const [first = '', ...rest] = path.split('.')
  const value = record.fields[first]?.value ?? null
  if (typeof value !== 'object') return value
  return value === null || rest.length === 0 ? null : valueAt(value, rest.join('.'))
}
