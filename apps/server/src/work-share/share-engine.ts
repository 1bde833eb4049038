import { addressKey } from '@porchlight/identity'
import type { Viewer } from '@porchlight/metadata'
import type { FieldSelection, RecordEngine } from '@porchlight/record-engine'
import type { WorkShares } from './work-shares'

/** A read of one record that spans more fields than this is as heavy as a list: it may join thirty tables. */
const lightSpans = 5

/**
 * Returns whose share a request's work counts toward: the user's, whatever the session, or that of a guest's address.
 */
export function personOf(viewer: Viewer, clientAddress: string): string {
  return viewer.class === 'guest' || viewer.class === 'system'
    ? `address ${addressKey(clientAddress)}`
    : `user ${viewer.userId}`
}

/**
 * Wraps the engine for one person's requests: heavy work waits for a slot of the person's share. Work is heavy when it
 * reads several records, counts, searches or writes a batch, by statement, so that a call that reads twenty lists and a
 * file that is read month by month hold no more connections than their share. Single records are read and written
 * immediately.
 */
export function shareEngine(engine: RecordEngine, shares: WorkShares, person: string): RecordEngine {
  const share = <Result>(work: () => Promise<Result>) => shares.run(person, work)
  return {
    ...engine,
    readRecord: (viewer, recordId, selection) => {
      const read = () => engine.readRecord(viewer, recordId, selection)
      return spans(selection) > lightSpans ? share(read) : read()
    },
    readRecords: (viewer, recordIds, selection) =>
      share(() => engine.readRecords(viewer, recordIds, selection)),
    listRecords: (viewer, request) => share(() => engine.listRecords(viewer, request)),
    countRecords: (viewer, request, max) => share(() => engine.countRecords(viewer, request, max)),
    searchRecords: (viewer, request) => share(() => engine.searchRecords(viewer, request)),
    readVisibleChanges: (viewer, request) => share(() => engine.readVisibleChanges(viewer, request)),
    writeBatch: (viewer, batch) => share(() => engine.writeBatch(viewer, batch)),
    // Work inside gets an engine of the transaction, which does not wait: it already holds a slot.
    withIdempotencyKey: (viewer, key, requestHash, run) =>
      share(() => engine.withIdempotencyKey(viewer, key, requestHash, run)),
  }
}

function spans({ fields, optionalFields }: FieldSelection): number {
  const crosses = (name: string) => name.includes('.')
  return fields.filter(crosses).length + optionalFields.filter(crosses).length
}
