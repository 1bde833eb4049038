import {
  allRecords,
  type ResolvedAccess,
  type ResolvedMetadata,
  type ResolvedObject,
} from '@porchlight/metadata'
import { createRecordEngine, type RecordEngine } from '@porchlight/record-engine'
import type { ServerContext } from '@porchlight/server/testing'

/** A hole: every call of the engine runs as the system, whoever asks. */
export function everybodyIsSystem(context: ServerContext): ServerContext {
  const { engine, systemViewer } = context
  const planted: RecordEngine = {
    ...engine,
    readRecord: (_viewer, ...rest) => engine.readRecord(systemViewer, ...rest),
    readRecords: (_viewer, ...rest) => engine.readRecords(systemViewer, ...rest),
    listRecords: (_viewer, ...rest) => engine.listRecords(systemViewer, ...rest),
    createRecord: (_viewer, ...rest) => engine.createRecord(systemViewer, ...rest),
    updateRecord: (_viewer, ...rest) => engine.updateRecord(systemViewer, ...rest),
    deleteRecord: (_viewer, ...rest) => engine.deleteRecord(systemViewer, ...rest),
    writeBatch: (_viewer, ...rest) => engine.writeBatch(systemViewer, ...rest),
  }
  return { ...context, engine: planted }
}

/** Which protection of customers' access is missing. */
export type Widening = 'records' | 'read' | 'write'

/** A hole: an engine whose access of customers is widened by one thing. */
export function widened(context: ServerContext, widening: Widening): ServerContext {
  const metadata = widenedMetadata(context.metadata, widening)
  const engine = createRecordEngine({
    pool: context.pool,
    metadata,
    now: context.now,
    random: Math.random,
    pageTokenSecret: 'planted',
  })
  return { ...context, metadata, engine }
}

function widenedMetadata(real: ResolvedMetadata, widening: Widening): ResolvedMetadata {
  const objects = new Map(
    [...real.objects].map(([apiName, object]) => [apiName, widenedObject(object, widening)]),
  )
  const planted = (object: ResolvedObject | undefined) =>
    object === undefined ? undefined : objects.get(object.apiName)
  return {
    objects,
    object: (apiName) => planted(real.object(apiName)),
    objectByKeyPrefix: (keyPrefix) => planted(real.objectByKeyPrefix(keyPrefix)),
    listViewById: (id) => real.listViewById(id),
    version: real.version,
  }
}

function widenedObject(object: ResolvedObject, widening: Widening): ResolvedObject {
  const { customer } = object.access
  if (customer.records.kind === 'none') return object
  const all = new Set(object.fields.keys())
  const customers: ResolvedAccess = {
    ...customer,
    ...(widening === 'records' ? { records: allRecords } : {}),
    ...(widening === 'read' ? { read: all } : {}),
    ...(widening === 'write' ? { create: all, update: all, createable: true, updateable: true } : {}),
  }
  return { ...object, access: { ...object.access, customer: customers } }
}
