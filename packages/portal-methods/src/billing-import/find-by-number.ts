import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'

/** The record of an object that bears `number` in `field`; null when none does. */
export async function findByNumber(
  engine: RecordEngine,
  viewer: Viewer,
  objectApiName: string,
  field: string,
  number: string,
  fields: readonly string[],
): Promise<RecordRepresentation | null> {
  const page = await engine.listRecords(viewer, {
    objectApiName,
    selection: { fields, optionalFields: [] },
    condition: { kind: 'compare', field, operator: 'eq', value: number },
    parent: null,
    orderings: [],
    searchTerm: null,
    pageSize: 1,
    position: { kind: 'start' },
  })
  return page.records[0] ?? null
}
