import { channel } from 'node:diagnostics_channel'
import { isDeepStrictEqual } from 'node:util'
import type { HeldRecord, LiveChanges, TouchedRecord } from '@porchlight/data-service'
import type { Viewer } from '@porchlight/metadata'
import {
  type ChangeFeed,
  currentChangePosition,
  type RecordAudience,
  type RecordChange,
  readChanges,
  startChangeFeed,
} from '@porchlight/record-engine'
import type { ServerContext } from '../composition/server-context'
import { isStaff, presenceChannel } from '../presence/presence'
import { accessChannel } from '../viewer/viewer-memo'
import { type HeldMessage, heldChannel, heldTexts, parseHeldText } from './held-message'
import { hasChanges, hold, type LiveConnection, type LiveViewer } from './live-connection'

/**
 * The open event streams of this process, and the single change feed reader that feeds them. It does not matter which
 * process a browser reaches: what it holds is forwarded to the one that has its stream.
 */
export interface LiveUpdates {
  /** Adds a stream and returns the current position of the feed; the stream's `close` is to be passed to `remove`. */
  add(connection: LiveConnection): Promise<string>
  remove(connection: LiveConnection): void
  /** Sends a heartbeat on a quiet stream, or reports that its session has ended. */
  beat(connection: LiveConnection): Promise<void>
  /**
   * Watches records that the viewer's browser holds, for its own stream of that id in whichever process, and returns
   * which of them are newer or no longer readable; with `since`, the position of the last event received, also what
   * else has changed after it.
   */
  watch(
    viewer: LiveViewer,
    connectionId: string,
    held: readonly HeldRecord[],
    since: string | null,
  ): Promise<LiveChanges>
  close(): Promise<void>
}

/** Publishes the number of open streams in this process, on every change. */
export const openStreamsChannel = channel('porchlight.open-streams')

/** Maximum number of open streams per user and process; the oldest is closed. */
const maxPerUser = 10
/** How far back a browser may catch up from the feed, in changes; a browser that missed more rereads everything. */
const catchUpLimit = 2_000
/** A thousand sessions that end together trigger a single check of the streams. */
const gatherMs = 50

/**
 * Creates the live updates; the feed is read once a stream is open. `viewerOf` returns a stream's viewer with the
 * user's current rights, null once the session is over.
 */
export async function createLiveUpdates(
  {
    engine,
    pool,
    direct,
    notifications,
    memo,
  }: Pick<ServerContext, 'engine' | 'pool' | 'direct' | 'notifications' | 'memo'>,
  viewerOf: (connection: LiveConnection) => Promise<Viewer | null>,
  onError: (error: unknown) => void,
): Promise<LiveUpdates> {
  const connections = new Map<string, LiveConnection>()
  let feed: Promise<ChangeFeed> | null = null
  /** How many batches of changes have been matched to the streams. */
  let matched = 0
  let look: NodeJS.Timeout | undefined

  /**
   * Returns whether the connection's session is still valid, with the rights that the stream started with. A stream
   * with other rights is ended: the browser opens another, and learns there which of its records it may no longer see.
   */
  const goesOn = async (connection: LiveConnection): Promise<boolean> => {
    const present = await viewerOf(connection)
    if (present !== null && isDeepStrictEqual(present, connection.viewer)) return true
    if (present === null) connection.send('signed-out', {})
    connection.end()
    return false
  }

  /** Sends the relevant part of the batch to the stream; every recipient has the rights by which it was selected. */
  const notify = async (
    connection: LiveConnection,
    recordIds: readonly string[],
    audiences: readonly RecordAudience[],
    position?: string,
  ) => {
    const touched = reachedBy(connection.viewer, audiences)
    const visible = new Set(touched.map(({ id }) => id))
    const gone = recordIds.filter((id) => connection.held.has(id) && !visible.has(id))
    const changes = { touched, gone, missed: false }
    if (!hasChanges(changes) || !(await goesOn(connection))) return
    for (const id of gone) connection.held.delete(id)
    connection.send('changes', changes, position)
  }

  /** Notifies all streams together: no statement is sent per stream. */
  const notifyAll = async (changes: readonly RecordChange[]) => {
    const position = changes.at(-1)?.position
    if (position === undefined) return
    // Its notification arrives over a different connection from the feed, possibly later.
    for (const { objectApiName, recordId } of changes) if (objectApiName === 'User') memo.forgetUser(recordId)
    const ids = distinctIds(changes)
    const audiences = await engine.readAudiences(ids)
    matched += 1
    await Promise.all(
      [...connections.values()].map((connection) => notify(connection, ids, audiences, position)),
    )
  }

  const begin = () => {
    feed ??= startChangeFeed({ pool, direct, onChanges: notifyAll, onError })
    return feed
  }

  /**
   * Returns the records visible to the viewer among those changed after `since`; null when there are too many, or they
   * are unknown.
   */
  const touchedSince = async (viewer: Viewer, since: string): Promise<readonly TouchedRecord[] | null> => {
    const { changes, isExpired } = await readChanges(pool, { after: since, limit: catchUpLimit })
    if (isExpired || changes.length === catchUpLimit) return null
    return reachedBy(viewer, await engine.readAudiences(distinctIds(changes)))
  }

  /**
   * Watches records that were verified to be readable, for a stream of this process; false when there is no such
   * stream. Changes that the stream forwarded before it watched them may have made them unreadable.
   */
  const attach = async (
    { connectionId, userId, recordIds }: HeldMessage,
    mayHaveChanged: () => boolean,
  ): Promise<boolean> => {
    const connection = connections.get(connectionId)
    if (connection === undefined || connection.viewer.userId !== userId) return false
    hold(connection, recordIds)
    if (!mayHaveChanged()) return true
    const reached = reachedBy(connection.viewer, await engine.readAudiences(recordIds))
    const visible = new Set(reached.map(({ id }) => id))
    const lost = recordIds.filter((id) => !visible.has(id))
    await notify(connection, lost, [])
    return true
  }

  const endAll = () => {
    for (const connection of connections.values()) connection.end()
  }

  await notifications.subscribe(heldChannel, {
    onMessage: (text) => void attach(parseHeldText(text), () => true).catch(onError),
    // What browsers hold by then is unknown here: they open other streams, and report it again.
    onGap: endAll,
  })
  await notifications.subscribe(presenceChannel, {
    onMessage(recordId) {
      for (const { viewer, held, send } of connections.values())
        if (isStaff(viewer) && held.has(recordId)) send('presence', { recordId })
    },
    // Pages poll again every few seconds.
    onGap: () => undefined,
  })
  await notifications.subscribe(accessChannel, {
    onMessage() {
      look ??= setTimeout(() => {
        look = undefined
        for (const connection of connections.values()) void goesOn(connection).catch(onError)
      }, gatherMs).unref()
    },
    onGap: () => undefined,
  })

  return {
    async add(connection) {
      await begin()
      const own = [...connections.values()].filter(({ viewer }) => viewer.userId === connection.viewer.userId)
      for (const oldest of own.slice(0, Math.max(0, own.length - maxPerUser + 1))) oldest.end()
      connections.set(connection.id, connection)
      openStreamsChannel.publish(connections.size)
      return currentChangePosition(pool)
    },
    remove({ id }) {
      connections.delete(id)
      openStreamsChannel.publish(connections.size)
    },
    async beat(connection) {
      if (await goesOn(connection)) connection.rest()
    },
    async watch(viewer, connectionId, held, position) {
      const versions = new Map(held.map(({ id, weakEtag }) => [id, weakEtag]))
      const before = matched
      const records = reachedBy(viewer, await engine.readAudiences([...versions.keys()]))
      const recordIds = records.map(({ id }) => id)
      if (recordIds.length > 0) {
        const message = { connectionId, userId: viewer.userId, recordIds }
        const isHere = await attach(message, () => matched !== before)
        if (!isHere) await notifications.publish(heldChannel, heldTexts(message))
      }
      const visible = new Set(recordIds)
      const newer = records.filter(({ id, weakEtag }) => versions.get(id) !== weakEtag)
      const since = position === null ? [] : await touchedSince(viewer, position)
      return {
        touched: [...new Map([...newer, ...(since ?? [])].map((record) => [record.id, record])).values()],
        gone: [...versions.keys()].filter((id) => !visible.has(id)),
        missed: since === null,
      }
    },
    async close() {
      clearTimeout(look)
      endAll()
      const started = feed
      feed = null
      await started?.then((reader) => reader.close())
    },
  }
}

function distinctIds(changes: readonly RecordChange[]): readonly string[] {
  return [...new Set(changes.map(({ recordId }) => recordId))]
}

/** Returns the records that the viewer can see, with their versions. */
function reachedBy(viewer: Viewer, audiences: readonly RecordAudience[]): readonly TouchedRecord[] {
  return audiences.flatMap(({ id, apiName, weakEtag, isReachedBy }) =>
    isReachedBy(viewer) ? [{ id, apiName, weakEtag }] : [],
  )
}
