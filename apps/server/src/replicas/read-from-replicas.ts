import { keyPrefixOf, type ResolvedMetadata } from '@porchlight/metadata'
import {
  createRecordReader,
  type FieldSelection,
  type RecordEngine,
  type RecordEngineOptions,
  type RecordReader,
} from '@porchlight/record-engine'
import { isFailure, type Replica } from './replica'
import { createReadRule, type Reader, type ReadScope } from './replica-choice'
import { type ReadSource, type Replicas, replicaReadsChannel } from './replicas'

/** Returns an engine whose record reads are answered by replicas that have everything the reader needs. */
export type ReadFromReplicas = (engine: RecordEngine, reader: Reader) => RecordEngine

/**
 * Creates the function. A read that a replica cannot or fails to answer goes to the engine itself, once. Code that
 * writes, or decides what is written, uses the engine's own reads, in its transactions.
 */
export function createReadFromReplicas(
  replicas: Replicas,
  options: Pick<RecordEngineOptions, 'metadata' | 'now' | 'random' | 'pageTokenSecret'>,
): ReadFromReplicas {
  const { metadata } = options
  const mayRead = createReadRule(metadata)
  const readers = new Map<Replica, RecordReader>(
    replicas.all.map((replica) => [
      replica,
      createRecordReader({ ...options, pool: replica.pool, database: replica.database }),
    ]),
  )
  return (engine, reader) => {
    const route = async <Result>(
      scope: ReadScope,
      read: (from: RecordReader) => Promise<Result>,
    ): Promise<Result> => {
      const chosen = await replicas.choose(reader, scope, mayRead)
      if (typeof chosen === 'string') return byPrimary(chosen, () => read(engine))
      const from = readers.get(chosen) ?? engine
      try {
        const result = await chosen.run(() => read(from))
        note('replica')
        return result
      } catch (error) {
        if (!isFailure(error)) throw error
        return byPrimary('primary-failed', () => read(engine))
      }
    }
    return {
      ...engine,
      readRecord: (viewer, recordId, selection) =>
        route(scopeOfRecords(metadata, [recordId], selection), (from) =>
          from.readRecord(viewer, recordId, selection),
        ),
      readRecords: (viewer, recordIds, selection) =>
        route(scopeOfRecords(metadata, recordIds, selection), (from) =>
          from.readRecords(viewer, recordIds, selection),
        ),
      listRecords: (viewer, request) =>
        route(scopeOfList(request.objectApiName, request.selection), (from) =>
          from.listRecords(viewer, request),
        ),
      // A condition can span objects just as a selection does.
      countRecords: (viewer, request, max) =>
        route({ objectApiNames: [request.objectApiName], recordIds: [], spans: true }, (from) =>
          from.countRecords(viewer, request, max),
        ),
      searchRecords: (viewer, request) =>
        route(scopeOfList(request.objectApiName, request.selection), (from) =>
          from.searchRecords(viewer, request),
        ),
    }
  }
}

function byPrimary<Result>(source: ReadSource, read: () => Promise<Result>): Promise<Result> {
  note(source)
  return read()
}

function note(source: ReadSource): void {
  replicaReadsChannel.publish(source)
}

function scopeOfRecords(
  metadata: ResolvedMetadata,
  recordIds: readonly string[],
  selection: FieldSelection,
): ReadScope {
  const objects = recordIds.map((id) => metadata.objectByKeyPrefix(keyPrefixOf(id))?.apiName ?? '')
  return { objectApiNames: [...new Set(objects)], recordIds, spans: doesSpan(selection) }
}

function scopeOfList(objectApiName: string, selection: FieldSelection): ReadScope {
  return { objectApiNames: [objectApiName], recordIds: [], spans: doesSpan(selection) }
}

function doesSpan({ fields, optionalFields }: FieldSelection): boolean {
  const crosses = (name: string) => name.includes('.')
  return fields.some(crosses) || optionalFields.some(crosses)
}
