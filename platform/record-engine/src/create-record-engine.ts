import type { Queryable } from './database/queryable'
import { createEngineContext, type EngineContext, type RecordEngineOptions } from './engine-context'
import { eraseRecords } from './erase/erase-records'
import { readVisibleChanges } from './feed/read-visible-changes'
import { gatherWrites } from './gather/gather-writes'
import { withIdempotencyKey } from './idempotency/with-idempotency-key'
import { countRecords } from './list/count-records'
import { listRecords } from './list/list-records'
import { readAudiences } from './read/read-audiences'
import { readRecord } from './read/read-record'
import { readRecords } from './read/read-records'
import { visibleRecordIds } from './read/visible-record-ids'
import type { RecordEngine, RecordReader } from './record-engine'
import { searchRecords } from './search/search-records'
import { createRecord } from './write/create-record'
import { deleteRecord } from './write/delete-record'
import { updateRecord } from './write/update-record'
import { writeBatch } from './write/write-batch'
import { writeFollowing } from './write/write-following'

/** Creates the engine: the only way to access records, safe for any number of concurrent callers. */
export function createRecordEngine(options: RecordEngineOptions): RecordEngine {
  return engineOver(createEngineContext(options, writeFollowing))
}

/**
 * Creates a reader for records from a different database than the one that is written to: `database` sends each
 * statement to a standby, on connections such as those of `pool`.
 */
export function createRecordReader({
  database,
  ...options
}: Pick<RecordEngineOptions, 'pool' | 'metadata' | 'now' | 'random' | 'pageTokenSecret'> & {
  readonly database: Queryable
}): RecordReader {
  return engineOver({ ...createEngineContext(options, writeFollowing), database })
}

function engineOver(engine: EngineContext): RecordEngine {
  const inOrder = engine.isInsideTransaction ? createTurns() : atOnce
  const read = <Result>(work: (context: EngineContext) => Promise<Result>) => inOrder(() => work(engine))
  // Inside a transaction a rejected write would abort everything, so each is rolled back individually.
  const write = <Result>(work: (context: EngineContext) => Promise<Result>) =>
    inOrder(() => (engine.isInsideTransaction ? engine.inTransaction(work) : work(engine)))
  return {
    readRecord: (viewer, recordId, selection) =>
      read((context) => readRecord(context, viewer, recordId, selection)),
    readRecords: (viewer, recordIds, selection) =>
      read((context) => readRecords(context, viewer, recordIds, selection)),
    listRecords: (viewer, request) => read((context) => listRecords(context, viewer, request)),
    countRecords: (viewer, request, max) => read((context) => countRecords(context, viewer, request, max)),
    searchRecords: (viewer, request) => read((context) => searchRecords(context, viewer, request)),
    visibleRecordIds: (viewer, recordIds) => read((context) => visibleRecordIds(context, viewer, recordIds)),
    readAudiences: (recordIds) => read((context) => readAudiences(context, recordIds)),
    readVisibleChanges: (viewer, request) => read((context) => readVisibleChanges(context, viewer, request)),
    createRecord: (viewer, objectApiName, input) =>
      write((context) => createRecord(context, viewer, objectApiName, input)),
    updateRecord: (viewer, recordId, input, expected) =>
      write((context) => updateRecord(context, viewer, recordId, input, expected)),
    deleteRecord: (viewer, recordId, expected) =>
      write((context) => deleteRecord(context, viewer, recordId, expected)),
    writeBatch: (viewer, batch) => write((context) => writeBatch(context, viewer, batch)),
    eraseRecords: (request) => write((context) => eraseRecords(context, request)),
    gather: (run) => inOrder(() => engine.inTransaction((inner) => gatherWrites(inner, run))),
    inOneTransaction: (run) =>
      inOrder(() => engine.inTransaction((inner) => run(engineOver(inner), inner.database))),
    withIdempotencyKey: (viewer, key, requestHash, run) =>
      write((context) =>
        withIdempotencyKey(context, viewer, key, requestHash, (inner) => run(engineOver(inner))),
      ),
  }
}

type InOrder = <Result>(work: () => Promise<Result>) => Promise<Result>

const atOnce: InOrder = (work) => work()

/** A transaction has a single connection, so concurrent callers wait for one another. */
function createTurns(): InOrder {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
