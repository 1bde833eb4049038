import {
  allRecords,
  type ResolvedAccess,
  type ResolvedMetadata,
  type ResolvedObject,
  type Viewer,
  type ViewerClass,
} from '@porchlight/metadata'
import { createRecordEngine, type RecordEngine } from '@porchlight/record-engine'
import type { ServerContext } from '@porchlight/server/testing'

/** A hole: every engine call runs as the system, regardless of the caller. */
export function everybodyIsSystem({ engine, ...context }: ServerContext): ServerContext {
  return { ...context, engine: requestAsSystem(engine, context.systemViewer) }
}

/** A hole: calls of some engine functions run as the system. */
export function asSystem(context: ServerContext, ...names: readonly RequestWithViewer[]): ServerContext {
  const { engine } = context
  const open = requestAsSystem(engine, context.systemViewer)
  const planted = Object.fromEntries(names.map((name) => [name, open[name]]))
  return { ...context, engine: { ...engine, ...planted } }
}

type RequestWithViewer = Exclude<
  keyof RecordEngine,
  'inOneTransaction' | 'withIdempotencyKey' | 'readAudiences' | 'eraseRecords' | 'gather'
>

function requestAsSystem(engine: RecordEngine, system: Viewer): RecordEngine {
  return {
    readRecord: (_viewer, ...rest) => engine.readRecord(system, ...rest),
    readRecords: (_viewer, ...rest) => engine.readRecords(system, ...rest),
    listRecords: (_viewer, ...rest) => engine.listRecords(system, ...rest),
    countRecords: (_viewer, ...rest) => engine.countRecords(system, ...rest),
    searchRecords: (_viewer, ...rest) => engine.searchRecords(system, ...rest),
    createRecord: (_viewer, ...rest) => engine.createRecord(system, ...rest),
    updateRecord: (_viewer, ...rest) => engine.updateRecord(system, ...rest),
    deleteRecord: (_viewer, ...rest) => engine.deleteRecord(system, ...rest),
    writeBatch: (_viewer, ...rest) => engine.writeBatch(system, ...rest),
    visibleRecordIds: (_viewer, ...rest) => engine.visibleRecordIds(system, ...rest),
    // It names no viewer: its result is checked where it is used.
    readAudiences: (recordIds) => engine.readAudiences(recordIds),
    eraseRecords: (request) => engine.eraseRecords(request),
    readVisibleChanges: (_viewer, ...rest) => engine.readVisibleChanges(system, ...rest),
    withIdempotencyKey: (viewer, key, hash, run) =>
      engine.withIdempotencyKey(viewer, key, hash, (inner) => run(requestAsSystem(inner, system))),
    gather: (run) =>
      engine.gather((inner) =>
        run({
          ...inner,
          createRecord: (_viewer, ...rest) => inner.createRecord(system, ...rest),
          updateRecord: (_viewer, ...rest) => inner.updateRecord(system, ...rest),
          listRecords: (_viewer, ...rest) => inner.listRecords(system, ...rest),
          readRecord: (_viewer, ...rest) => inner.readRecord(system, ...rest),
        }),
      ),
    inOneTransaction: (run) =>
      engine.inOneTransaction((inner, connection) => run(requestAsSystem(inner, system), connection)),
  }
}

/** The missing protection of a class's access. */
export type Widening = 'records' | 'read' | 'write'

/** A hole: an engine in which the access of one class of viewer is widened, for objects that it has any access to. */
export function widened(
  context: ServerContext,
  widening: Widening,
  viewerClass: ViewerClass = 'customer',
): ServerContext {
  return withAccess(context, viewerClass, (access, all) =>
    access.records.kind === 'none'
      ? access
      : {
          ...access,
          ...(widening === 'records' ? { records: allRecords } : {}),
          ...(widening === 'read' ? { read: all } : {}),
          ...(widening === 'write' ? { create: all, update: all, createable: true, updateable: true } : {}),
        },
  )
}

/** A hole: a class of viewer reads everything of every object. */
export function opened(context: ServerContext, viewerClass: ViewerClass): ServerContext {
  return withAccess(context, viewerClass, (access, all) => ({ ...access, records: allRecords, read: all }))
}

function withAccess(
  context: ServerContext,
  viewerClass: ViewerClass,
  change: (access: ResolvedAccess, allFields: ReadonlySet<string>) => ResolvedAccess,
): ServerContext {
  const real = context.metadata
  const objects = new Map(
    [...real.objects].map(([apiName, object]): [string, ResolvedObject] => {
      const access = change(object.access[viewerClass], new Set(object.fields.keys()))
      return [apiName, { ...object, access: { ...object.access, [viewerClass]: access } }]
    }),
  )
  const planted = (object: ResolvedObject | undefined) =>
    object === undefined ? undefined : objects.get(object.apiName)
  const metadata: ResolvedMetadata = {
    ...real,
    objects,
    object: (apiName) => planted(real.object(apiName)),
    objectByKeyPrefix: (keyPrefix) => planted(real.objectByKeyPrefix(keyPrefix)),
  }
  const engine = createRecordEngine({
    pool: context.pool,
    metadata,
    now: context.now,
    random: Math.random,
    pageTokenSecret: 'planted',
  })
  return { ...context, metadata, engine }
}
