import type { ActionRecord, FieldScalar, RelatedDeclaration } from '@porchlight/metadata'
import type { GatheredRecord, GatheredRecords } from './gathered-records'

/** The related records that a rule requests, with the values of its record. */
export interface RelatedRequest extends Pick<RelatedDeclaration, 'objectApiName' | 'fields' | 'newest'> {
  readonly where: readonly { readonly fieldApiName: string; readonly value: FieldScalar }[]
}

/** Reads stored records; see `readRelated`. */
type ReadStored = (request: RelatedRequest) => Promise<readonly ActionRecord[]>

/**
 * The related records of a rule where one of its conditions names a record that is gathered: those are all there are. Null
 * where none does. Fields that span to a stored record are read by `readStored`.
 */
export async function readGathered(
  gathered: GatheredRecords,
  { objectApiName, where, fields, newest }: RelatedRequest,
  readStored: ReadStored,
): Promise<readonly ActionRecord[] | null> {
  const owner = where.find((condition) => isOwn(condition) && gathered.has(condition.value))
  if (owner === undefined) return null
  const own = where.filter(isOwn)
  const spanning = where.filter((condition) => !isOwn(condition))
  let found: readonly GatheredRecord[] = gathered
    .naming(objectApiName, owner.fieldApiName, String(owner.value))
    .filter(({ next }) => own.every(({ fieldApiName, value }) => (next[fieldApiName] ?? null) === value))
  for (const { fieldApiName, value } of spanning) {
    const fitting: GatheredRecord[] = []
    for (const record of found) {
      if ((await valueAt(gathered, record, fieldApiName, readStored)) === value) fitting.push(record)
    }
    found = fitting
  }
  const related: ActionRecord[] = []
  for (const record of firstOf(found, newest)) {
    const values: Record<string, FieldScalar> = {}
    for (const path of fields) {
      values[path] = path.includes('.')
        ? await valueAt(gathered, record, path, readStored)
        : (record.next[path] ?? null)
    }
    related.push({ id: record.recordId, values })
  }
  return related
}

function isOwn({ fieldApiName }: { readonly fieldApiName: string }): boolean {
  return !fieldApiName.includes('.')
}

/** In the order in which they would be read: the greatest of `by` first, and by their ids where it is the same. */
function firstOf(
  records: readonly GatheredRecord[],
  newest: RelatedDeclaration['newest'],
): readonly GatheredRecord[] {
  const byId = (one: GatheredRecord, other: GatheredRecord) => (one.recordId < other.recordId ? -1 : 1)
  if (newest === undefined) return records.toSorted(byId)
  const { by, count } = newest
  return records
    .toSorted((one, other) => compared(other.next[by] ?? null, one.next[by] ?? null) || byId(one, other))
    .slice(0, count)
}

function compared(one: FieldScalar, other: FieldScalar): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? -1 : 1
  return one < other ? -1 : 1
}

/** Returns the value at the end of a path that may lead to other records, gathered or stored. */
async function valueAt(
  gathered: GatheredRecords,
  record: GatheredRecord,
  path: string,
  readStored: ReadStored,
): Promise<FieldScalar> {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return record.next[first] ?? null
  const reference = record.object.referencesByLowerName.get(first.toLowerCase())
  const id = reference === undefined ? null : (record.next[reference.apiName] ?? null)
  if (typeof id !== 'string') return null
  const target = gathered.find(id)
  if (target !== undefined) return valueAt(gathered, target, rest.join('.'), readStored)
  const [stored] = await readStored({
    objectApiName: reference?.reference?.objectApiName ?? '',
    where: [{ fieldApiName: 'Id', value: id }],
    fields: [rest.join('.')],
  })
  return stored?.values[rest.join('.')] ?? null
}
