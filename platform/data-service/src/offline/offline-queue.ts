import type { FetchResponse, NetworkAdapter, ResourceRequest } from '../network/resource-request'
import { sendRequest } from '../network/send-request'
import { afterTimeout, type Schedule } from '../schedule'
import type { Draft } from '../store/drafts'
import { recordKey } from '../store/store-key'
import { readTheirs } from './conflict'
import type { DraftPlace } from './draft-place'
import type { OfflineAdapter, OfflineContext } from './offline-adapter'
import {
  isRefused,
  isUnreachable,
  keyHeader,
  type QueuedWrite,
  versionHeader,
  waitsFor,
  withDependents,
  withHeaders,
  withRecordMade,
  withVersion,
} from './queued-write'

export interface OfflineQueueOptions {
  readonly place: DraftPlace
  /** Whose writes: what another user left stays on the device until that user is back. */
  readonly userId: string
  readonly network: NetworkAdapter
  /** Milliseconds of the epoch. */
  readonly now: () => number
  /** A UUID of version 4, such as `crypto.randomUUID`. */
  readonly makeId: () => string
  /** Says `online` when there is a network again, as `window` does. */
  readonly connection?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** `navigator.locks`: of several tabs, one at a time sends the queue. */
  readonly locks?: Pick<LockManager, 'request'>
  /** Runs something after a time; `setTimeout` by default. */
  readonly after?: Schedule
  /** Told of each record that the queue has made or changed, so that its readers read it again. */
  readonly onSent?: (recordId: string) => void
}

const firstPauseMs = 2_000
const longestPauseMs = 300_000

/**
 * Writes that outlive the page. Each is stored before it is sent, and removed once the server has answered; sent again
 * with the same key, it is made once. Those of one record, and those that name a record that is yet to be made, are
 * sent in their order; one that the server refuses stays, with what it said, until somebody retries or discards it.
 */
export class OfflineQueue implements OfflineAdapter {
  /** False once the place has failed: the queue then lives as long as the page. */
  isDurable = true
  readonly #options: OfflineQueueOptions
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<string, (response: FetchResponse | null) => void>()
  readonly #onTheirWay = new Set<string>()
  #writes: readonly QueuedWrite[] = []
  readonly #loaded: Promise<void>
  /** What is done at the place, one after the other, so that what is read is never older than what was put. */
  #turn: Promise<void> = Promise.resolve()
  #replaying: Promise<void> | null = null
  #pauseMs = firstPauseMs
  #cancelPause = () => {}
  readonly #onOnline = () => void this.replay()

  constructor(options: OfflineQueueOptions) {
    this.#options = options
    this.#loaded = this.#load()
    options.connection?.addEventListener('online', this.#onOnline)
    void this.replay()
  }

  /** What waits, in its order. */
  list(): readonly QueuedWrite[] {
    return this.#writes
  }

  /** Tells `listener` when the queue changed; ends with the returned function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Listens no more; what waits stays on the device. */
  close(): void {
    this.#cancelPause()
    this.#options.connection?.removeEventListener('online', this.#onOnline)
  }

  async write(request: ResourceRequest, context: OfflineContext): Promise<FetchResponse | 'queued' | null> {
    const { draft } = context
    if (draft === null) return null
    const held = heldFor(draft, context)
    await this.#loaded
    const write = this.#toQueued(request, context.adapter, draft, held)
    this.#onTheirWay.add(write.id)
    await this.#change([write], [])
    if (waitsFor(write, this.#writes).length === 0) {
      const response = await this.#try(write, context.send)
      if (!isUnreachable(response)) {
        await this.#settle(write, response)
        return response
      }
      await this.#note(write, response)
      this.#pause()
    }
    this.#onTheirWay.delete(write.id)
    const { recordId } = write
    this.#waiting.set(write.id, context.settle)
    context.wait(recordId, draft.kind === 'create' ? { ...draft, id: recordId } : draft)
    return 'queued'
  }

  /** Sends what is ready, in its order; done when the queue is empty, waits for somebody, or nothing answers. */
  replay(): Promise<void> {
    this.#replaying ??= this.#exclusively(() => this.#replayAll()).finally(() => {
      this.#replaying = null
    })
    return this.#replaying
  }

  /** Sends that write now; one in conflict over the version that the server holds. */
  async retry(id: string): Promise<void> {
    const write = this.#find(id)
    if (write === undefined) return
    const { makeId } = this.#options
    const headers: ResourceRequest['headers'] =
      write.conflict === null
        ? write.request.headers
        : {
            ...write.request.headers,
            [versionHeader]: `"${write.conflict.weakEtag}"`,
            [keyHeader]: makeId(),
          }
    await this.#change([{ ...withHeaders(write, headers), error: null, conflict: null }], [])
    await this.replay()
  }

  /** Gives that write up, and those that can never be made without it. */
  async discard(id: string): Promise<void> {
    const write = this.#find(id)
    if (write === undefined) return
    const lost = withDependents(write, this.#writes)
    await this.#change(
      [],
      lost.map((one) => one.id),
    )
    for (const one of lost) this.#answer(one.id, null)
    void this.replay()
  }

  async #replayAll(): Promise<void> {
    await this.#load()
    const passed = new Set<string>()
    for (;;) {
      const next = this.#writes.find(
        (write) =>
          !passed.has(write.id) &&
          !this.#onTheirWay.has(write.id) &&
          !isRefused(write) &&
          waitsFor(write, this.#writes).length === 0,
      )
      if (next === undefined) return
      passed.add(next.id)
      const response = await this.#try(next, (request) => sendRequest(this.#options.network, request))
      if (isUnreachable(response)) {
        await this.#note(next, response)
        this.#pause()
        return
      }
      this.#pauseMs = firstPauseMs
      if (response.ok) await this.#settle(next, response)
      else await this.#note(next, response)
    }
  }

  async #try(write: QueuedWrite, send: NetworkAdapter): Promise<FetchResponse> {
    this.#onTheirWay.add(write.id)
    try {
      return await send(write.request)
    } finally {
      this.#onTheirWay.delete(write.id)
    }
  }

  /** Takes an answered write out, and tells those behind it of the record that there is now, in one step. */
  async #settle(write: QueuedWrite, response: FetchResponse): Promise<void> {
    const { id, weakEtag } = (response.ok && isObject(response.body) ? response.body : {}) as {
      readonly id?: unknown
      readonly weakEtag?: unknown
    }
    const recordId = write.kind === 'create' && typeof id === 'string' ? id : write.recordId
    const changed = this.#writes
      .filter((other) => other.id !== write.id)
      .map((before) => ({
        before,
        after: withVersion(withRecordMade(before, write.recordId, recordId), recordId, weakEtag),
      }))
      .filter(({ before, after }) => before !== after)
    await this.#change(
      changed.map(({ after }) => after),
      [write.id],
    )
    this.#answer(write.id, response)
    if (response.ok) this.#options.onSent?.(recordId)
  }

  /** Notes what a try came to; of a refusal for a newer version, that version too. */
  async #note(write: QueuedWrite, response: FetchResponse): Promise<void> {
    const conflict = response.status === 412 ? await readTheirs(write, this.#options.network) : null
    const { now } = this.#options
    await this.#change([{ ...write, tries: write.tries + 1, triedAt: now(), error: response, conflict }], [])
  }

  #pause(): void {
    const { after = afterTimeout } = this.#options
    this.#cancelPause()
    this.#cancelPause = after(this.#pauseMs, () => void this.replay())
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs)
  }

  #toQueued(request: ResourceRequest, adapter: string, draft: Draft, held: Held | null): QueuedWrite {
    const { now, makeId } = this.#options
    const id = makeId()
    const { headers } = request
    const isUnversioned = held !== null && !(versionHeader in headers) && !('If-Unmodified-Since' in headers)
    return {
      id,
      number: Math.max(now(), (this.#writes.at(-1)?.number ?? 0) + 1),
      queuedAt: now(),
      adapter,
      request: {
        ...request,
        headers: {
          [keyHeader]: id,
          ...(isUnversioned ? { [versionHeader]: `"${held.weakEtag}"` } : {}),
          ...headers,
        },
      },
      kind: draft.kind,
      apiName: draft.kind === 'create' ? draft.apiName : (held?.apiName ?? null),
      recordId: draft.kind === 'create' ? draftRecordId(id) : draft.recordId,
      fields: draft.fields,
      tries: 0,
      triedAt: null,
      error: null,
      conflict: null,
    }
  }

  #find(id: string): QueuedWrite | undefined {
    return this.#writes.find((write) => write.id === id)
  }

  #answer(id: string, response: FetchResponse | null): void {
    const settle = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (settle !== undefined) queueMicrotask(() => settle(response))
  }

  /** Takes in what other tabs have queued and sent. */
  #load(): Promise<void> {
    const { place, userId } = this.#options
    return this.#inTurn(async () => {
      this.#writes = inOrder(await place.all(userId))
    })
  }

  #change(put: readonly QueuedWrite[], remove: readonly string[]): Promise<void> {
    const { place, userId } = this.#options
    const replaced = new Set([...put.map(({ id }) => id), ...remove])
    this.#writes = inOrder([...this.#writes.filter(({ id }) => !replaced.has(id)), ...put])
    this.#tell()
    return this.#inTurn(() => place.change(userId, { put, remove }))
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

/** The record that a write changes, in the version that the cache holds. */
interface Held {
  readonly apiName: string
  readonly weakEtag: number
}

function heldFor(draft: Draft, { entries }: OfflineContext): Held | null {
  const entry = draft.kind === 'update' ? entries.get(recordKey(draft.recordId)) : undefined
  if (entry?.kind !== 'record' || entry.isDraft) return null
  return { apiName: entry.head.apiName, weakEtag: entry.version }
}

function inOrder(writes: readonly QueuedWrite[]): readonly QueuedWrite[] {
  return writes.toSorted((one, other) => one.number - other.number)
}

/** An id that stands for a record until it is made: of the form of an id, under a prefix that no object has. */
function draftRecordId(id: string): string {
  return `000${id.replaceAll('-', '').slice(0, 15)}`
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
