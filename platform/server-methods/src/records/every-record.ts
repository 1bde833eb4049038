import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { RecordsRequest } from './first-records'

/** Returns the records of a list in order, as `viewer`, read a page at a time as they are consumed. */
export async function* everyRecord(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  request: RecordsRequest,
): AsyncGenerator<RecordRepresentation> {
  let position: Parameters<RecordEngine['listRecords']>[1]['position'] = { kind: 'start' }
  for (;;) {
    const page = await engine.listRecords(viewer, { parent: null, ...request, searchTerm: null, position })
    yield* page.records
    if (page.nextPageToken === null) return
    position = { kind: 'token', token: page.nextPageToken }
  }
}
