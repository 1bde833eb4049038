import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'

type ListRequest = Parameters<RecordEngine['listRecords']>[1]

/** A request for a list that is not searched; without a parent unless it names one. */
export type RecordsRequest = Omit<ListRequest, 'parent' | 'position' | 'searchTerm'> &
  Partial<Pick<ListRequest, 'parent'>>

/** The first records of a list in its order, as `viewer`: at most the `pageSize` of the request. */
export async function firstRecords(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  request: RecordsRequest,
): Promise<readonly RecordRepresentation[]> {
  const { records } = await engine.listRecords(viewer, {
    parent: null,
    ...request,
    searchTerm: null,
    position: { kind: 'only' },
  })
  return records
}
