import type {
  ActionRecord,
  ConsequenceDeclaration,
  FieldScalar,
  RecordRepresentation,
  RelatedDeclaration,
  ResolvedObject,
  Viewer,
  WriteGrant,
} from '@porchlight/metadata'
import { keyPrefixOf } from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import { listRecords } from '../list/list-records'
import type { Condition, ExpectedVersion, RecordInput } from '../record-engine'
import { createRecord } from './create-record'
import { hasConsequences } from './has-consequences'
import { updateRecord } from './update-record'
import type { StoredValues, WriteDraft } from './write-draft'

/** How many related records a consequence can be told of. */
const relatedLimit = 200

/** Creates a record with all that follows from it, or nothing, and gives its id. */
export async function createWithConsequences(
  engine: EngineContext,
  viewer: Viewer,
  objectApiName: string,
  input: RecordInput,
  grants: readonly WriteGrant[] = [],
): Promise<string> {
  const create = (inner: EngineContext) => createRecord(inner, viewer, objectApiName, input, grants)
  const { recordId } = await written(engine, engine.metadata.object(objectApiName), create)
  return recordId
}

/** Changes a record with all that follows from it, or nothing. */
export async function updateWithConsequences(
  engine: EngineContext,
  viewer: Viewer,
  recordId: string,
  input: RecordInput,
  expected: ExpectedVersion = {},
  grants: readonly WriteGrant[] = [],
): Promise<void> {
  const object = engine.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
  await written(engine, object, (inner) => updateRecord(inner, viewer, recordId, input, expected, grants))
}

function written(
  engine: EngineContext,
  object: ResolvedObject | undefined,
  write: (inner: EngineContext) => Promise<WriteDraft>,
): Promise<WriteDraft> {
  if (object === undefined || !hasConsequences(object)) return write(engine)
  return engine.inTransaction(async (inner) => {
    const draft = await write(inner)
    await writeConsequences(draft, inner)
    return draft
  })
}

/**
 * Step 11, after the change event: writes what follows for other records, as the platform in the name of who made the
 * change. A consequence that is refused refuses the change as well.
 */
async function writeConsequences(draft: WriteDraft, engine: EngineContext): Promise<void> {
  const { object, previous, next, now, recordId, viewer } = draft
  const { language } = viewer
  const platform: Viewer = {
    class: 'system',
    language,
    userId: viewer.class === 'guest' ? '' : viewer.userId,
  }
  const record: ActionRecord = { id: recordId, values: { ...next, Id: recordId } }
  for (const consequence of object.consequences) {
    if (!isTouched(consequence, previous?.values ?? null, next)) continue
    const related: Record<string, readonly ActionRecord[]> = {}
    for (const [name, declaration] of Object.entries(consequence.related)) {
      related[name] = await readRelated(engine, platform, declaration, record.values)
    }
    for (const write of consequence.effect({ record, previous: previous?.values ?? null, related, now })) {
      if (write.type === 'create') await createWithConsequences(engine, platform, write.objectApiName, write)
      else await updateWithConsequences(engine, platform, write.recordId, write)
    }
  }
}

function isTouched(
  { watches }: ConsequenceDeclaration,
  previous: StoredValues | null,
  next: StoredValues,
): boolean {
  return watches.some((field) => (previous?.[field] ?? null) !== (next[field] ?? null))
}

async function readRelated(
  engine: EngineContext,
  platform: Viewer,
  { objectApiName, where, fields }: RelatedDeclaration,
  values: StoredValues,
): Promise<readonly ActionRecord[]> {
  const conditions = where.map(({ fieldApiName, equals }): Condition & { readonly kind: 'compare' } => {
    const value = 'record' in equals ? values[equals.record] : 'value' in equals ? equals.value : null
    return { kind: 'compare', field: fieldApiName, operator: 'eq', value: value ?? null }
  })
  // What hangs on nothing is related to nothing, not to all that hangs on nothing as well.
  if (conditions.some(({ value }) => value === null)) return []
  const page = await listRecords(engine, platform, {
    objectApiName,
    selection: { fields, optionalFields: [] },
    condition: { kind: 'and', conditions },
    parent: null,
    orderings: [{ field: 'Id', ascending: true }],
    searchTerm: null,
    pageSize: relatedLimit,
    position: { kind: 'start' },
  })
  return page.records.map(({ id, fields: found }) => ({
    id,
    values: Object.fromEntries(fields.map((field) => [field, valueAt(found, field)])),
  }))
}

/** The value at the end of a path that may span: `Contact.Name`. */
function valueAt(fields: RecordRepresentation['fields'], path: string): FieldScalar {
  const [first = '', ...rest] = path.split('.')
  const value = fields[first]?.value ?? null
  if (typeof value !== 'object') return value
  return value === null ? null : valueAt(value.fields, rest.join('.'))
}
