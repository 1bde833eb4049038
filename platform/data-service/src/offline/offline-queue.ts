import type { FetchResponse, NetworkAdapter, ResourceRequest } from '../network/resource-request'
import { sendRequest } from '../network/send-request'
import { afterTimeout, type Schedule } from '../schedule'
import { isSameValue } from '../store/same-value'
import { readTheirs } from './conflict'
import type { DraftPlace } from './draft-place'
import type { OfflineAdapter, OfflineContext, OpenWrite } from './offline-adapter'
import {
  asMade,
  type Conflict,
  isMade,
  isRefused,
  isUnreachable,
  keyHeader,
  type QueuedWrite,
  sharesRecord,
  versionHeader,
  waitsFor,
  withDependents,
  withFields,
  withHeaders,
  withRecordMade,
  withVersion,
} from './queued-write'
import { ShownDrafts } from './shown-drafts'
import { toQueued } from './to-queued'

export interface OfflineQueueOptions {
  readonly place: DraftPlace
  /** The user who writes: another user's writes stay on the device until that user is back. */
  readonly userId: string
  readonly network: NetworkAdapter
  /** Milliseconds of the epoch. */
  readonly now: () => number
  /** A UUID of version 4, such as `crypto.randomUUID`. */
  readonly makeId: () => string
  /** Fires `online` when the network is available again, as `window` does. */
  readonly connection?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** `navigator.locks`: of several tabs, one at a time sends the queue. */
  readonly locks?: Pick<LockManager, 'request'>
  /** Runs something after a time; `setTimeout` by default. */
  readonly after?: Schedule
  /**
   * Called for each record that the queue has created or changed, in another tab too, so that its readers are reread;
   * `stoodFor` is its temporary id before it was created.
   */
  readonly onSent?: (recordId: string, stoodFor?: string) => void
  /**
   * Called for a write that conflicts with a newer version, with both: `retry`, possibly with other values, or
   * `discard` resolves it.
   */
  readonly onConflict?: (write: QueuedWrite) => void
}

const firstPauseMs = 2_000
const longestPauseMs = 300_000
/** How long the id of a created record is stored under its temporary one. */
const madeMs = 86_400_000

/**
 * Writes that outlive the page. Each is stored before it is sent, and removed once the server has responded; resent
 * with the same key, it is applied once. Writes of one record, and those that name a record still to be created, are
 * sent in order; one that the server rejects stays, with the response, until someone retries or discards it.
 */
export class OfflineQueue implements OfflineAdapter {
  /** False once the storage has failed: the queue then lives only as long as the page. */
  isDurable = true
  readonly #options: OfflineQueueOptions
  readonly #listeners = new Set<() => void>()
  readonly #drafts = new ShownDrafts()
  readonly #onTheirWay = new Set<string>()
  #writes: readonly QueuedWrite[] = []
  #made: readonly QueuedWrite[] = []
  /** Changes sent to the storage that may not be complete yet. */
  readonly #unwritten = new Set<{
    readonly put: readonly QueuedWrite[]
    readonly remove: readonly string[]
  }>()
  /** Serializes operations on the storage, so that nothing older than the last write is read. */
  #turn: Promise<void> = Promise.resolve()
  #replaying: Promise<void> | null = null
  #isRequestedAgain = false
  #pauseMs = firstPauseMs
  #cancelPause = () => {}
  readonly #onOnline = () => void this.replay()

  constructor(options: OfflineQueueOptions) {
    this.#options = options
    options.connection?.addEventListener('online', this.#onOnline)
    void this.replay()
  }

  /** Lists the pending writes, in order. */
  list(): readonly QueuedWrite[] {
    return this.#writes
  }

  /** Displays pending writes in a data service; for the one that the queue is installed in. */
  attach(open: OpenWrite): void {
    this.#drafts.attach(open)
    this.#follow()
  }

  /** Calls `listener` when the queue changed; ends with the returned function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Stops listening; pending writes stay on the device. */
  close(): void {
    this.#cancelPause()
    this.#options.connection?.removeEventListener('online', this.#onOnline)
  }

  async write(request: ResourceRequest, context: OfflineContext): Promise<FetchResponse | 'queued' | null> {
    const { draft } = context
    if (draft === null) return null
    const { now, makeId } = this.#options
    // The current content of the cache is what the write was based on.
    const queued = toQueued(request, context, draft)
    await this.#load()
    const number = Math.max(now(), (this.#writes.at(-1)?.number ?? 0) + 1)
    const made = this.#resolved(queued({ id: makeId(), number, at: now() }))
    this.#onTheirWay.add(made.id)
    await this.#change([made], [])
    // The record that it names may have been created in the meantime.
    const write = this.#find(made.id) ?? made
    let isCut = false
    if (waitsFor(write, this.#writes).length === 0) {
      const response = await context.send(write.request)
      if (!isUnreachable(response)) {
        await this.#settle(write, response)
        this.#onTheirWay.delete(write.id)
        // Writes that waited for this one are ready.
        if (this.#writes.length > 0) void this.replay()
        return response
      }
      await this.#note(write, response)
      this.#pause()
      isCut = true
    }
    this.#onTheirWay.delete(write.id)
    // Another tab may have sent it in the meantime, or created the record that it names.
    this.#drafts.add(this.#find(write.id) ?? write, context)
    this.#follow()
    if (!isCut) void this.replay()
    return 'queued'
  }

  /** Sends what is ready, in order; done when the queue is empty, needs user input, or no response arrives. */
  replay(): Promise<void> {
    // Writes that became ready in the meantime may have been skipped, so the queue is processed once more.
    this.#isRequestedAgain = this.#replaying !== null
    this.#replaying ??= this.#exclusively(() => this.#replayAll()).finally(() => {
      this.#replaying = null
      return this.#isRequestedAgain ? this.replay() : undefined
    })
    return this.#replaying
  }

  /**
   * Sends that write now, with `fields` instead of its own if given; one in conflict overwrites the version on the
   * server.
   */
  async retry(id: string, fields?: QueuedWrite['fields']): Promise<void> {
    const found = this.#find(id)
    if (found === undefined) return
    const write = fields === undefined ? found : withFields(found, fields)
    const { conflict } = write
    const sent = conflict === null ? write : overVersion(write, conflict, this.#options.makeId())
    await this.#change([{ ...sent, error: null, conflict: null }], [])
    await this.replay()
  }

  /** Discards that write, and those that cannot be made without it. */
  async discard(id: string): Promise<void> {
    const write = this.#find(id)
    if (write === undefined) return
    const lost = withDependents(write, this.#writes)
    for (const one of lost) this.#drafts.settle(one.id, one.error)
    await this.#change(
      [],
      lost.map((one) => one.id),
    )
    void this.replay()
  }

  async #replayAll(): Promise<void> {
    const passed = new Set<string>()
    for (;;) {
      await this.#load()
      const next = this.#writes.find(
        (write) =>
          !passed.has(write.id) &&
          !this.#onTheirWay.has(write.id) &&
          !isRefused(write) &&
          waitsFor(write, this.#writes).length === 0,
      )
      if (next === undefined) return
      passed.add(next.id)
      this.#onTheirWay.add(next.id)
      const response = await sendRequest(this.#options.network, next.request)
      if (response.ok) await this.#settle(next, response)
      else if (await this.#note(next, response)) passed.delete(next.id)
      this.#onTheirWay.delete(next.id)
      if (isUnreachable(response)) {
        this.#isRequestedAgain = false
        this.#pause()
        return
      }
      this.#pauseMs = firstPauseMs
    }
  }

  /** Removes a settled write and passes the id of the created record to those behind it, in one step. */
  async #settle(write: QueuedWrite, response: FetchResponse): Promise<void> {
    const { id, weakEtag } = (response.ok && isObject(response.body) ? response.body : {}) as {
      readonly id?: unknown
      readonly weakEtag?: unknown
    }
    const isMade = write.kind === 'create' && typeof id === 'string'
    const recordId = isMade ? id : write.recordId
    this.#drafts.settle(write.id, response)
    await this.#load()
    const changed = this.#writes
      .filter((other) => other.id !== write.id)
      .map((before) => {
        const named = isMade ? withRecordMade(before, write.recordId, recordId) : before
        const isUnnamed = response.ok && typeof weakEtag !== 'number' && sharesRecord(named, write)
        return {
          before,
          after: isUnnamed ? { ...named, followsOwn: true } : withVersion(named, recordId, weakEtag),
        }
      })
      .filter(({ before, after }) => before !== after)
      .map(({ after }) => after)
    if (isMade) await this.#change([...changed, asMade(write, recordId)], [])
    else await this.#change(changed, [write.id])
    if (response.ok) this.#options.onSent?.(recordId, isMade ? write.recordId : undefined)
  }

  /**
   * Records the outcome of an attempt; of a rejection for a newer version, that version too. True when the newer
   * version is this queue's own and changes nothing that the write would: it can then be sent over it.
   */
  async #note(write: QueuedWrite, response: FetchResponse): Promise<boolean> {
    const conflict = response.status === 412 ? await readTheirs(write, this.#options.network) : null
    const { now, makeId, onConflict } = this.#options
    await this.#load()
    // Another tab may have settled or discarded it in the meantime.
    if (this.#find(write.id) === undefined) return false
    const tried = { ...write, tries: write.tries + 1, triedAt: now() }
    if (conflict !== null && write.followsOwn && isSameValue(conflict.theirs, write.base)) {
      await this.#change([{ ...overVersion(tried, conflict, makeId()), followsOwn: false }], [])
      return true
    }
    const noted = { ...tried, error: response, conflict }
    await this.#change([noted], [])
    if (conflict !== null) onConflict?.(noted)
    return false
  }

  #pause(): void {
    const { after = afterTimeout } = this.#options
    this.#cancelPause()
    this.#cancelPause = after(this.#pauseMs, () => void this.replay())
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs)
  }

  /** A write that names created records instead of the ids that stood in for them. */
  #resolved(write: QueuedWrite): QueuedWrite {
    return this.#made.reduce(
      (named, { recordId, madeAs }) => withRecordMade(named, recordId, madeAs ?? recordId),
      write,
    )
  }

  #find(id: string): QueuedWrite | undefined {
    return this.#writes.find((write) => write.id === id)
  }

  /** Loads what other tabs have queued and sent, and drops records of writes sent long ago. */
  #load(): Promise<void> {
    const { place, userId, now } = this.#options
    return this.#inTurn(async () => {
      const held = await place.all(userId)
      const old = held.filter((write) => isMade(write) && write.queuedAt < now() - madeMs)
      this.#take(held)
      if (old.length > 0 && this.#writes.length === 0)
        await place.change(userId, { put: [], remove: old.map(({ id }) => id) })
    })
  }

  /** Loads the contents of the storage, including changes still being written. */
  #take(held: readonly QueuedWrite[]): void {
    const byId = new Map(held.map((write) => [write.id, write]))
    for (const { put, remove } of this.#unwritten) {
      for (const write of put) byId.set(write.id, write)
      for (const id of remove) byId.delete(id)
    }
    const inOrder = [...byId.values()].sort((one, other) => one.number - other.number)
    this.#made = inOrder.filter(isMade)
    this.#writes = inOrder.filter((write) => !isMade(write)).map((write) => this.#resolved(write))
    this.#follow()
  }

  #change(put: readonly QueuedWrite[], remove: readonly string[]): Promise<void> {
    const { place, userId } = this.#options
    const change = { put, remove }
    this.#unwritten.add(change)
    this.#take([...this.#made, ...this.#writes])
    this.#tell()
    return this.#inTurn(async () => {
      await place.change(userId, change)
      this.#unwritten.delete(change)
    })
  }

  /** Displays the queued writes in their current state, and notifies readers of what another tab has sent. */
  #follow(): void {
    const gone = this.#drafts.follow(this.#writes, this.#onTheirWay)
    for (const { recordId } of gone) {
      const made = this.#made.find((one) => one.recordId === recordId)
      this.#options.onSent?.(made?.madeAs ?? recordId, made && recordId)
    }
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(async () => {
      if (!this.isDurable) return
      try {
        await run()
      } catch {
        this.isDurable = false
      }
      this.#tell()
    })
    this.#turn = turn
    return turn
  }

  #exclusively(run: () => Promise<void>): Promise<void> {
    const { locks, userId } = this.#options
    return locks === undefined ? run() : locks.request(`offline-queue ${userId}`, run)
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

/** A write that is sent over the version that it met, as another one than before. */
function overVersion(write: QueuedWrite, { weakEtag }: Conflict, key: string): QueuedWrite {
  const { headers } = write.request
  return withHeaders(write, { ...headers, [versionHeader]: `"${weakEtag}"`, [keyHeader]: key })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
