import type { RecordRepresentation } from '@porchlight/metadata'

/** Separates a record from its child records: the cache stores the record, and the children belong to the call. */
export interface RecordWithChildren {
  readonly record: RecordRepresentation
  readonly childRelationships: RecordRepresentation['childRelationships']
}

const noChildren: RecordRepresentation['childRelationships'] = Object.freeze({})

/** Assembled records, so that the same parts result in the same record. */
const joined = new WeakMap<RecordWithChildren, RecordRepresentation>()

/** Splits a response into parts for the cache. */
export function splitChildRecords(record: RecordRepresentation): RecordWithChildren {
  return {
    record: { ...record, childRelationships: noChildren },
    childRelationships: record.childRelationships,
  }
}

/** Assembles a response from the cache; frozen. */
export function joinChildRecords(parts: RecordWithChildren): RecordRepresentation {
  const { record, childRelationships } = parts
  if (Object.keys(childRelationships).length === 0) return record
  const known = joined.get(parts)
  if (known !== undefined) return known
  const whole = Object.freeze({ ...record, childRelationships })
  joined.set(parts, whole)
  return whole
}
