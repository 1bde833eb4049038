import type { FieldPath, ObjectDeclaration, Viewer } from '@porchlight/metadata'
import type { Condition, RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from './first-records'
import { conditionOf, type Where } from './where'

/**
 * The keys of the next records that fit, in their order: at most `limit` that come after the key `after`, all when it is
 * empty. For walks over a table of any size. The key is the id, or a field that no two of the records share.
 */
export async function keysAfter<Object extends ObjectDeclaration>(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  object: Object,
  request: {
    readonly where?: Where<Object>
    readonly after: string
    readonly limit: number
    readonly key?: FieldPath<Object>
  },
): Promise<readonly string[]> {
  const { where, after, limit, key = 'Id' } = request
  const conditions: readonly Condition[] = [
    ...(where === undefined ? [] : [conditionOf(where)]),
    ...(after === '' ? [] : [{ kind: 'compare', field: key, operator: 'gt', value: after } as const]),
  ]
  const records = await firstRecords(engine, viewer, {
    objectApiName: object.apiName,
    selection: { fields: key === 'Id' ? [] : [key], optionalFields: [] },
    condition: conditions.length === 0 ? null : { kind: 'and', conditions },
    orderings: [{ field: key, ascending: true }],
    pageSize: limit,
  })
  return records.map((record) => (key === 'Id' ? record.id : String(record.fields[key]?.value ?? '')))
}
