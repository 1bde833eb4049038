import { isDeepStrictEqual } from 'node:util'
import type { HeldRecord, LiveChanges, TouchedRecord } from '@porchlight/data-service'
import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import {
  type ChangeFeed,
  currentChangePosition,
  type RecordChange,
  readChanges,
  startChangeFeed,
} from '@porchlight/record-engine'
import type { ServerContext } from '../composition/server-context'
import { hasChanges, hold, type LiveConnection } from './live-connection'

/** The open event streams of this process, and the one reader of the change feed that feeds them. */
export interface LiveUpdates {
  /** Adds a stream and gives where the feed is; `close` of the stream is told to `remove`. */
  add(connection: LiveConnection): Promise<string>
  remove(connection: LiveConnection): void
  /** Sends a heartbeat on a quiet stream, or reports that its session has ended. */
  beat(connection: LiveConnection): Promise<void>
  /** The viewer's own stream of that id; undefined for anybody else's. */
  find(connectionId: string, userId: string): LiveConnection | undefined
  /**
   * Watches records that a browser holds, while the stream has the rights that it began with (`notFound` otherwise),
   * and says which of them are newer or out of reach by now; with `since`, the position of the last event that it
   * had, what else has changed after that.
   */
  watch(connection: LiveConnection, held: readonly HeldRecord[], since: string | null): Promise<LiveChanges>
  close(): Promise<void>
}

/** How many streams one user may have open; the oldest makes room. */
const maxPerUser = 10
/** How far back a browser may catch up by the feed, in changes; a browser that missed more reads everything again. */
const catchUpLimit = 2_000

/** What has to be read of a record to know its version. */
const version = { fields: [], optionalFields: ['SystemModstamp'] }

/**
 * Makes the live updates; the feed is read once a stream is open. `viewerOf` gives the viewer of a stream with the
 * rights that its user has by now, null once the session is over.
 */
export function createLiveUpdates(
  { engine, pool }: Pick<ServerContext, 'engine' | 'pool'>,
  viewerOf: (connection: LiveConnection) => Promise<Viewer | null>,
  onError: (error: unknown) => void,
): LiveUpdates {
  const connections = new Set<LiveConnection>()
  let feed: Promise<ChangeFeed> | null = null

  /**
   * Whether the connection's session still is, with the rights that the stream began with. A stream of other rights
   * ends: the browser opens another, and learns there what it may no longer see of what it holds.
   */
  const goesOn = async (connection: LiveConnection): Promise<boolean> => {
    const present = await viewerOf(connection)
    if (present !== null && isDeepStrictEqual(present, connection.viewer)) return true
    if (present === null) connection.send('signed-out', {})
    connection.end()
    return false
  }

  const notify = async (connection: LiveConnection, changes: readonly RecordChange[], position: string) => {
    if (!(await goesOn(connection))) return
    const pendingChanges = await pendingChangesOf(connection, changes)
    // Rights that were taken away while the records were read count as well.
    if (hasChanges(pendingChanges) && (await goesOn(connection)))
      connection.send('changes', pendingChanges, position)
  }

  const pendingChangesOf = async (
    connection: LiveConnection,
    changes: readonly RecordChange[],
  ): Promise<LiveChanges> => {
    const ids = [...new Set(changes.map(({ recordId }) => recordId))]
    const touched = await seen(connection, ids)
    const visible = new Set(touched.map(({ id }) => id))
    const gone = ids.filter((id) => connection.held.has(id) && !visible.has(id))
    for (const id of gone) connection.held.delete(id)
    return { touched, gone, missed: false }
  }

  /** Those of the records that the connection's viewer sees, with their versions. */
  const seen = async (
    { viewer }: LiveConnection,
    recordIds: readonly string[],
  ): Promise<readonly TouchedRecord[]> => {
    const records = await engine.readRecords(viewer, recordIds, version)
    return records.flatMap((record) =>
      record === null ? [] : [{ id: record.id, apiName: record.apiName, weakEtag: record.weakEtag }],
    )
  }

  const begin = () => {
    feed ??= startChangeFeed({
      pool,
      onChanges: async (changes) => {
        const position = changes.at(-1)?.position
        if (position === undefined) return
        await Promise.all([...connections].map((connection) => notify(connection, changes, position)))
      },
      onError,
    })
    return feed
  }

  /** The records that the viewer sees of what changed after `since`; null when that is too much. */
  const touchedSince = async (
    connection: LiveConnection,
    since: string,
  ): Promise<readonly TouchedRecord[] | null> => {
    const { changes } = await readChanges(pool, { after: since, limit: catchUpLimit })
    if (changes.length === catchUpLimit) return null
    return seen(connection, [...new Set(changes.map(({ recordId }) => recordId))])
  }

  return {
    async add(connection) {
      await begin()
      const own = [...connections].filter(({ viewer }) => viewer.userId === connection.viewer.userId)
      for (const oldest of own.slice(0, Math.max(0, own.length - maxPerUser + 1))) oldest.end()
      connections.add(connection)
      return currentChangePosition(pool)
    },
    remove: (connection) => void connections.delete(connection),
    async beat(connection) {
      if (await goesOn(connection)) connection.rest()
    },
    find: (connectionId, userId) =>
      [...connections].find(({ id, viewer }) => id === connectionId && viewer.userId === userId),
    async watch(connection, held, position) {
      if (!(await goesOn(connection))) throw fail('notFound')
      const versions = new Map(held.map(({ id, weakEtag }) => [id, weakEtag]))
      const records = await seen(connection, [...versions.keys()])
      const ids = records.map(({ id }) => id)
      hold(connection, ids)
      const visible = new Set(ids)
      const newer = records.filter(({ id, weakEtag }) => versions.get(id) !== weakEtag)
      const since = position === null ? [] : await touchedSince(connection, position)
      return {
        touched: [...new Map([...newer, ...(since ?? [])].map((record) => [record.id, record])).values()],
        gone: [...versions.keys()].filter((id) => !visible.has(id)),
        missed: since === null,
      }
    },
    async close() {
      for (const connection of [...connections]) connection.end()
      const started = feed
      feed = null
      await started?.then((reader) => reader.close())
    },
  }
}
