import type {
  ActionRecord,
  AfterRuleDeclaration,
  FieldScalar,
  RecordRepresentation,
  RelatedDeclaration,
  ResolvedObject,
  Viewer,
} from '@porchlight/metadata'
import { listRecords } from '../list/list-records'
import type { Condition } from '../record-engine'
import type { WriteDraft } from './write-draft'

/** How many related records a rule can be told of. */
const relatedLimit = 200

/** Whether writes of the object have to stand in a transaction, because others may follow from them. */
export function hasConsequences(object: ResolvedObject | undefined): boolean {
  return (object?.afterRules ?? []).length > 0
}

/**
 * The step after the write: what the object's after-rules make of it, in the same transaction. They read and write as
 * the system, in the writer's name: a customer's upload moves a step that the customer may not write.
 */
export async function writeConsequences(draft: WriteDraft): Promise<void> {
  const { engine, object, viewer, recordId, previous, now } = draft
  if (viewer.class === 'guest') return
  const system: Viewer = { class: 'system', language: viewer.language, userId: viewer.userId }
  for (const rule of object.afterRules) {
    const about = draft.next[rule.about]
    if (typeof about !== 'string' || !isSetOff(rule, draft)) continue
    const key = `after ${rule.about} ${about}`
    await engine.database.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [key])
    const record: ActionRecord = { id: recordId, values: draft.next }
    const related: Record<string, readonly ActionRecord[]> = {}
    for (const [name, declaration] of Object.entries(rule.related)) {
      related[name] = await readRelated(draft, system, declaration)
    }
    for (const write of rule.effect({ record, previous: previous?.values ?? null, related, now })) {
      await engine.writeFollowing(engine, system, write)
    }
  }
}

function isSetOff({ on }: AfterRuleDeclaration, { previous, next }: WriteDraft): boolean {
  return previous === null || on.some((apiName) => previous.values[apiName] !== next[apiName])
}

async function readRelated(
  { engine, recordId, next }: WriteDraft,
  system: Viewer,
  { objectApiName, where, fields }: RelatedDeclaration,
): Promise<readonly ActionRecord[]> {
  const conditions = where.map(({ fieldApiName, equals }): Condition => {
    const own = 'record' in equals ? (equals.record === 'Id' ? recordId : next[equals.record]) : null
    const value = 'value' in equals ? equals.value : own
    return { kind: 'compare', field: fieldApiName, operator: 'eq', value: value ?? null }
  })
  const page = await listRecords(engine, system, {
    objectApiName,
    selection: { fields: [...fields], optionalFields: [] },
    condition: { kind: 'and', conditions },
    parent: null,
    orderings: [{ field: 'Id', ascending: true }],
    searchTerm: null,
    pageSize: relatedLimit,
    position: { kind: 'start' },
  })
  return page.records.map((found) => ({ id: found.id, values: valuesOf(found, fields) }))
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
