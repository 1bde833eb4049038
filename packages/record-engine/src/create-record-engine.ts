import { createEngineContext, type RecordEngineOptions } from './engine-context'
import { listRecords } from './list/list-records'
import { readRecord } from './read/read-record'
import { readRecords } from './read/read-records'
import type { RecordEngine } from './record-engine'
import { createRecord } from './write/create-record'
import { deleteRecord } from './write/delete-record'
import { updateRecord } from './write/update-record'

/** Makes the engine: the only way to records, for any number of callers at once. */
export function createRecordEngine(options: RecordEngineOptions): RecordEngine {
  const engine = createEngineContext(options)
  return {
    readRecord: (viewer, recordId, selection) => readRecord(engine, viewer, recordId, selection),
    readRecords: (viewer, recordIds, selection) => readRecords(engine, viewer, recordIds, selection),
    listRecords: (viewer, request) => listRecords(engine, viewer, request),
    createRecord: (viewer, objectApiName, input) => createRecord(engine, viewer, objectApiName, input),
    updateRecord: (viewer, recordId, input, expected) =>
      updateRecord(engine, viewer, recordId, input, expected),
    deleteRecord: (viewer, recordId) => deleteRecord(engine, viewer, recordId),
  }
}
