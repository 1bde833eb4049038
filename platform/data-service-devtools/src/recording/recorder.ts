import {
  type CachePolicy,
  type DataService,
  type FetchResponse,
  type Inside,
  type InspectedAsk,
  type InspectedQuery,
  type ResourceRequest,
  requestAddress,
  type Snapshot,
  type TraceEvent,
} from '@porchlight/data-service'
import { type Found, reasonForCache, reasonForStale, reasonOfCause, reasonToAsk } from './reasons'
import type { RecordedChange, RecordedError, RecordedRequest } from './recorded'
import { Ring } from './ring'

const requestLimit = 500
const changeLimit = 200
const pendingLimit = 1_000
const staleLimit = 10_000

interface Ask {
  readonly query: InspectedQuery
  readonly key: string
  readonly reason: string
  readonly mayJoin: boolean
}

interface Read {
  readonly query: InspectedQuery
  readonly policy: CachePolicy | undefined
  readonly found: Found
}

const recorders = new WeakMap<DataService, Recorder>()

/** The one recorder of a data service, which its panels share. */
export function recorderOf(dataService: DataService): Recorder {
  let recorder = recorders.get(dataService)
  if (recorder === undefined) {
    recorder = new Recorder(dataService.inspect())
    recorders.set(dataService, recorder)
  }
  return recorder
}

/** Records the events of a data service in a history of bounded length. */
export class Recorder {
  readonly inside: Inside
  readonly requests = new Ring<RecordedRequest>(requestLimit)
  readonly changes = new Ring<RecordedChange>(changeLimit)
  /** Why entries became stale before their time, and their resulting expiry. */
  readonly staleBy = new Map<string, { readonly why: string; readonly expiresAt: number }>()
  isPaused = false
  readonly #listeners = new Set<() => void>()
  #starts = 0
  #leave = () => {}
  #count = 0
  /** Reads whose request has not been sent yet. */
  #pending: Ask[] = []
  readonly #onTheirWay = new Map<RecordedRequest, readonly InspectedAsk[]>()
  /** Writes whose response is about to be stored, by adapter, in the order of the responses. */
  readonly #answered = new Map<string, RecordedChange[]>()
  #read: Read | null = null
  #change: RecordedChange | null = null

  constructor(inside: Inside) {
    this.inside = inside
  }

  /** Starts recording; ends with the returned function, once everyone who started it has ended it. */
  start(): () => void {
    this.#starts += 1
    if (this.#starts === 1) this.#leave = this.#enter()
    return () => {
      this.#starts -= 1
      if (this.#starts === 0) this.#leave()
    }
  }

  #enter(): () => void {
    const { inside } = this
    const before = inside.trace
    let isOver = false
    const own = (...event: TraceEvent) => {
      before?.(...event)
      if (!isOver) this.#take(event)
    }
    inside.trace = own
    return () => {
      isOver = true
      if (inside.trace === own) inside.trace = before
    }
  }

  /** Calls `listener` after something happened; ends with the returned function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  setPaused(isPaused: boolean): void {
    this.isPaused = isPaused
    this.notify()
  }

  /** Clears the history; the cache is not affected. */
  clear(): void {
    this.requests.clear()
    this.changes.clear()
    this.notify()
  }

  notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }

  #take(event: TraceEvent): void {
    switch (event[0]) {
      case 'read':
        this.#noteRead(event[1], event[2], event[3], event[4])
        break
      case 'ask':
        this.#noteAsk(event[1], event[2], event[3])
        break
      case 'send':
        if (typeof event[3] === 'string') this.#noteWrite(event[1], event[2], event[3])
        else this.#noteSent(event[1], event[2], event[3])
        break
      case 'change':
        this.#noteChange(event[1], event[2])
        break
      case 'changed':
        for (const key of event[1]) this.#noteChanged(key)
        break
      case 'stale':
        if (event[1] === undefined) this.staleBy.clear()
        else this.#noteStale(event[1])
        break
    }
    this.notify()
  }

  #noteRead(
    query: InspectedQuery,
    policy: CachePolicy | undefined,
    served: Snapshot<unknown> | null,
    network: boolean,
  ): void {
    const now = this.inside.now()
    const read = { query, policy, found: query.lookUp(now) }
    if (!network) {
      const reason = reasonForCache(read.found, policy, now)
      this.#addRead(query, 'cache', reason, served?.state ?? null)
      return
    }
    this.#read = read
    queueMicrotask(() => {
      if (this.#read !== read) return
      this.#read = null
      this.#addRead(query, 'joined', reasonToAsk(read.found, policy, now), served?.state ?? null)
    })
  }

  #addRead(query: InspectedQuery, source: 'cache' | 'joined', reason: string, state: string | null): void {
    this.#addRequest({
      source,
      adapter: query.adapter.name,
      method: '',
      address: query.key,
      isForced: false,
      readers: [{ key: query.key, reason }],
      status: state,
    })
  }

  #addRequest(made: Omit<RecordedRequest, 'id' | 'at' | 'tookMs' | 'error'>): RecordedRequest {
    this.#count += 1
    const request = { id: this.#count, at: this.inside.now(), tookMs: null, error: null, ...made }
    if (!this.isPaused) this.requests.add(request)
    return request
  }

  #noteAsk(query: InspectedQuery, config: unknown, cause: string | undefined): void {
    const read = this.#read?.query === query ? this.#read : null
    if (read !== null) this.#read = null
    const reason =
      cause === undefined
        ? reasonToAsk(read?.found ?? query.lookUp(this.inside.now()), read?.policy, this.inside.now())
        : reasonOfCause(cause, cause === this.#change?.source ? this.#change.id : null)
    if (cause !== undefined && cause === this.#change?.source) this.#change.readAgain.push(query.key)
    const mayJoin = cause === undefined ? read?.policy?.type !== 'no-cache' : neverForced.has(cause)
    const ask = { query, key: query.adapter.key(config), reason, mayJoin }
    this.#pending.push(ask)
    if (this.#pending.length > pendingLimit) this.#pending.shift()
    // A read that a request in flight will answer sends no request itself.
    if (mayJoin) queueMicrotask(() => this.#joinOnItsWay(ask))
  }

  #joinOnItsWay(ask: Ask): void {
    for (const [request, asks] of this.#onTheirWay) {
      if (!this.#pending.includes(ask) || request.isForced || !answers(asks, ask)) continue
      request.readers.push({ key: ask.query.key, reason: `${ask.reason}; joined` })
      this.#pending = this.#pending.filter((other) => other !== ask)
      this.notify()
    }
  }

  #noteSent(request: ResourceRequest, answer: Promise<FetchResponse>, asks: readonly InspectedAsk[]): void {
    const mine = this.#pending.filter((ask) => answers(asks, ask))
    this.#pending = this.#pending.filter((ask) => !mine.includes(ask))
    const recorded = this.#addRequest({
      source: 'network',
      adapter: asks[0]?.adapter.name ?? '',
      method: request.method,
      address: requestAddress(request),
      isForced: request.headers['Cache-Control'] === 'no-cache',
      readers: mine.map(({ query, reason }) => ({ key: query.key, reason })),
      status: null,
    })
    if (mine.length === 0)
      recorded.readers.push({ key: '', reason: 'asked for alone, after several were refused at once' })
    this.#onTheirWay.set(recorded, asks)
    void answer.then((response) => {
      this.#onTheirWay.delete(recorded)
      this.#settle(recorded, response)
    })
  }

  #noteWrite(request: ResourceRequest, answer: Promise<FetchResponse>, adapter: string): void {
    const change = this.#addChange(adapter, request)
    void answer.then((response) => {
      this.#settle(change, response)
      if (!response.ok) change.state = 'refused'
      else this.#answered.set(adapter, [...(this.#answered.get(adapter) ?? []), change])
    })
  }

  #settle(recorded: RecordedRequest | RecordedChange, response: FetchResponse): void {
    recorded.status = response.status
    recorded.tookMs = this.inside.now() - recorded.at
    recorded.error = response.ok ? null : errorOf(response)
    this.notify()
  }

  #addChange(source: string, request: ResourceRequest | null): RecordedChange {
    this.#count += 1
    const change: RecordedChange = {
      id: this.#count,
      at: this.inside.now(),
      source,
      method: request?.method ?? '',
      address: request === null ? '' : requestAddress(request),
      state: 'sending',
      status: null,
      tookMs: null,
      error: null,
      touched: [],
      changed: [],
      stale: [],
      readAgain: [],
    }
    if (!this.isPaused) this.changes.add(change)
    return change
  }

  /** Events before the next microtask result from this change, because the engine applies it synchronously. */
  #noteChange(source: string, touched: ReadonlySet<string>): void {
    const change = this.#answered.get(source)?.shift() ?? this.#addChange(source, null)
    change.state = 'taken in'
    this.#change = change
    queueMicrotask(() => {
      change.touched = [...touched]
      if (this.#change === change) this.#change = null
      this.notify()
    })
  }

  #noteChanged(key: string): void {
    const entry = this.inside.store.entries.get(key)
    this.#change?.changed.push({ key, why: entry === undefined ? 'forgotten' : 'new content in the answer' })
  }

  #noteStale(key: string): void {
    const change = this.#change
    const why = change === null ? 'invalidated' : reasonForStale(key, change.source)
    if (this.staleBy.size >= staleLimit) this.staleBy.clear()
    this.staleBy.set(key, {
      why: change === null ? why : `${change.source} (#${change.id}): ${why}`,
      expiresAt: this.inside.store.entries.get(key)?.expiresAt ?? 0,
    })
    change?.stale.push({ key, why })
  }
}

const neverForced: ReadonlySet<string> = new Set(['incomplete', 'clear'])

function answers(asks: readonly InspectedAsk[], { query, key }: Ask): boolean {
  return asks.some(({ adapter, parts }) => adapter.name === query.adapter.name && parts.has(key))
}

function errorOf({ errorType = 'fetchResponse', body }: FetchResponse): RecordedError {
  return { errorType, body }
}
