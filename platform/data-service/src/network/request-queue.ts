import type { ReadAdapter } from '../adapter/read-adapter'
import { deepFreeze } from '../snapshot/freeze'
import type { FetchResponse, ResourceRequest } from './resource-request'
import { errorAnswer, networkFailure } from './send-request'

/** A read adapter whatever its types; those are settled where callers hand adapters in. */
export type AnyReadAdapter = ReadAdapter<unknown, unknown, unknown>

/** One reader's part of a request. */
interface Part {
  readonly config: unknown
  readonly answer: Promise<FetchResponse>
  readonly resolve: (response: FetchResponse) => void
}

/** A requester, as far as cancelling its requests depends on it. */
export interface AskingReader {
  /** Whether anyone observes it or waits for it. */
  readonly isWanted: boolean
  /** The promise that later reads of it wait for. */
  flight: Promise<unknown> | null
}

/** The response for requesters that have cancelled. */
export const aborted = errorAnswer('networkAdapterError', 0, 'AbortError')

/** A request that readers wait for: everything of one tick that one call can answer. */
export interface QueuedRequest {
  readonly adapter: AnyReadAdapter
  /** Sent with a no-cache header. */
  readonly forced: boolean
  /** Requests everything that the parts need. */
  config: unknown
  /** By the key of their config. */
  readonly parts: Map<string, Part>
  readonly readers: Set<AskingReader>
}

export interface RequestQueueOptions {
  /** Sends a request that `asks` wait for; the promise never rejects. */
  readonly send: (
    request: ResourceRequest,
    asks: readonly QueuedRequest[],
    signal: AbortSignal,
  ) => Promise<FetchResponse>
  /** Runs a task when the tick is over. */
  readonly schedule: (task: () => void) => void
  /** A number that orders requests and evictions. */
  readonly sequence: () => number
  /** Ingests a response into the store, before the waiting readers are notified. */
  readonly accept: (
    adapter: AnyReadAdapter,
    config: unknown,
    response: FetchResponse,
    sentAt: number,
    forced: boolean,
  ) => void
}

/**
 * Combines the requests of readers: reads of one tick that an adapter can combine become one request, and a read that a
 * request in flight will answer waits for it. Forced reads join only forced reads of their tick, because they require
 * data from now on.
 */
export class RequestQueue {
  readonly #options: RequestQueueOptions
  #waiting: QueuedRequest[] = []
  readonly #onTheirWay = new Set<QueuedRequest>()
  /** Requests in flight, by their requesters. */
  readonly #sent = new Map<readonly QueuedRequest[], AbortController>()

  constructor(options: RequestQueueOptions) {
    this.#options = options
  }

  /** Returns the response to `config`, which is in the store by then. It never rejects; errors are frozen. */
  ask(
    adapter: AnyReadAdapter,
    config: unknown,
    forced: boolean,
    reader: AskingReader,
  ): Promise<FetchResponse> {
    const request =
      (forced ? undefined : this.#findOnItsWay(adapter, config)) ?? this.#joinWaiting(adapter, config, forced)
    const key = adapter.key(config)
    const part = request.parts.get(key) ?? makePart(config)
    request.parts.set(key, part)
    request.readers.add(reader)
    return part.answer
  }

  /**
   * Aborts requests in flight that no reader wants any more; a request that one reader still wants continues for all.
   */
  abortUnwanted(): void {
    for (const [asks, controller] of this.#sent) {
      const readers = asks.flatMap((ask) => [...ask.readers])
      if (readers.some(({ isWanted }) => isWanted)) continue
      this.#sent.delete(asks)
      for (const ask of asks) {
        this.#onTheirWay.delete(ask)
        this.#settle(ask, aborted)
      }
      for (const reader of readers) reader.flight = null
      controller.abort()
    }
  }

  /** Detaches requests in flight: later reads do not wait for them. */
  forgetOnTheirWay(): void {
    this.#onTheirWay.clear()
  }

  #findOnItsWay(adapter: AnyReadAdapter, config: unknown): QueuedRequest | undefined {
    for (const request of this.#onTheirWay) {
      if (request.adapter === adapter && covers(request, config)) return request
    }
    return undefined
  }

  #joinWaiting(adapter: AnyReadAdapter, config: unknown, forced: boolean): QueuedRequest {
    for (const request of this.#waiting) {
      if (request.adapter === adapter && request.forced === forced && canJoin(request, config)) {
        if (adapter.combination !== null) request.config = adapter.combination.union(request.config, config)
        return request
      }
    }
    const request: QueuedRequest = { adapter, forced, config, parts: new Map(), readers: new Set() }
    if (this.#waiting.length === 0) this.#options.schedule(() => this.#flush())
    this.#waiting.push(request)
    return request
  }

  #flush(): void {
    const requests = this.#waiting
    this.#waiting = []
    for (const request of requests) this.#onTheirWay.add(request)
    for (const gathered of gather(requests)) {
      const [only] = gathered
      if (only !== undefined && gathered.length === 1) void this.#run(only)
      else void this.#runGathered(gathered)
    }
  }

  /** Runs several reads of one adapter as one call; those that it does not answer are requested alone. */
  async #runGathered(requests: readonly QueuedRequest[]): Promise<void> {
    const [first] = requests
    const gathering = first?.adapter.gathering
    if (first === undefined || gathering === undefined || gathering === null) return
    const configs = requests.map((request) => request.config)
    const sentAt = this.#options.sequence()
    const response = await this.#send(gathering.resourceRequest(configs), requests)
    const responses = response.ok ? readResponses(gathering, response.body, configs) : []
    const isDown = !response.ok && !isRefusal(response)
    await Promise.all(
      requests.map(async (request, index) => {
        const own = isDown ? response : (responses[index] ?? null)
        if (own === null) return this.#run(request)
        this.#onTheirWay.delete(request)
        this.#settle(request, this.#accept(request, request.config, own, sentAt))
      }),
    )
  }

  async #run(request: QueuedRequest): Promise<void> {
    const isCombined = request.parts.size > 1
    const sentAt = this.#options.sequence()
    const response = await this.#send(request.adapter.resourceRequest(request.config), [request])
    this.#onTheirWay.delete(request)
    // One reader's mistake, such as an unknown field, must not become the others' error.
    if (isCombined && isRefusal(response)) {
      await Promise.all([...request.parts.values()].map((part) => this.#runAlone(request, part)))
      return
    }
    this.#settle(request, this.#accept(request, request.config, response, sentAt))
  }

  #settle(request: QueuedRequest, outcome: FetchResponse): void {
    for (const part of request.parts.values()) part.resolve(outcome)
  }

  async #runAlone(request: QueuedRequest, part: Part): Promise<void> {
    const sentAt = this.#options.sequence()
    const response = await this.#send(request.adapter.resourceRequest(part.config), [request])
    part.resolve(this.#accept(request, part.config, response, sentAt))
  }

  /** A response that the adapter cannot store counts as an error, so that waiting readers do not wait forever. */
  #accept(request: QueuedRequest, config: unknown, response: FetchResponse, sentAt: number): FetchResponse {
    try {
      this.#options.accept(request.adapter, config, response, sentAt, request.forced)
      return response
    } catch (cause) {
      return networkFailure(cause)
    }
  }

  #send(request: ResourceRequest, asks: readonly QueuedRequest[]): Promise<FetchResponse> {
    const headers = asks[0]?.forced ? { ...request.headers, 'Cache-Control': 'no-cache' } : request.headers
    const controller = new AbortController()
    this.#sent.set(asks, controller)
    return this.#options
      .send({ ...request, headers, isRead: true }, asks, controller.signal)
      .finally(() => this.#sent.delete(asks))
  }
}

/** Returns the reads of a tick as they are sent: combined where their adapter can combine them, the others alone. */
function gather(requests: readonly QueuedRequest[]): readonly (readonly QueuedRequest[])[] {
  const calls: (readonly QueuedRequest[])[] = []
  const groups: Group[] = []
  for (const request of requests) {
    const { gathering } = request.adapter
    const parts = gathering && partsOf(gathering, request.config)
    if (parts === null) {
      calls.push([request])
      continue
    }
    const group = groups.find(
      (other) => other.first.adapter === request.adapter && mayTake(other, request, parts),
    )
    if (group !== undefined) {
      take(group, request, parts)
      continue
    }
    const made = makeGroup(request, parts)
    groups.push(made)
    calls.push(made.asks)
  }
  return calls
}

function partsOf(
  gathering: NonNullable<AnyReadAdapter['gathering']>,
  config: unknown,
): readonly string[] | null {
  return gathering.parts === undefined ? [] : gathering.parts(config)
}

/** Asks that become one call, and the current length of its URL. */
interface Group {
  readonly first: QueuedRequest
  readonly asks: QueuedRequest[]
  readonly parts: Set<string>
  length: number
}

/** A comma between two parts of an address is sent as three characters. */
const separatorLength = 3

function makeGroup(first: QueuedRequest, parts: readonly string[]): Group {
  const group: Group = { first, asks: [], parts: new Set(), length: 0 }
  take(group, first, parts)
  return group
}

function mayTake(
  { first, asks: requests, parts, length }: Group,
  request: QueuedRequest,
  added: readonly string[],
): boolean {
  const { limit, longestAddress } = first.adapter.gathering ?? { limit: 1 }
  if (first.forced !== request.forced || requests.length >= limit) return false
  return longestAddress === undefined || length + lengthOf(parts, added) <= longestAddress
}

function take(group: Group, request: QueuedRequest, added: readonly string[]): void {
  group.length += lengthOf(group.parts, added)
  for (const part of added) group.parts.add(part)
  group.asks.push(request)
}

function lengthOf(known: ReadonlySet<string>, added: readonly string[]): number {
  let length = 0
  for (const part of added) if (!known.has(part)) length += part.length + separatorLength
  return length
}

/** When the adapter cannot split a response, each of its parts is requested alone. */
function readResponses(
  gathering: NonNullable<AnyReadAdapter['gathering']>,
  body: unknown,
  configs: readonly unknown[],
): readonly (FetchResponse | null)[] {
  try {
    return gathering.responses(body, configs).map((own) => (own === null || own.ok ? own : deepFreeze(own)))
  } catch {
    return []
  }
}

function makePart(config: unknown): Part {
  let resolve: Part['resolve'] = () => undefined
  const answer = new Promise<FetchResponse>((settle) => {
    resolve = settle
  })
  return { config, answer, resolve }
}

/** Whether the request, as sent, also answers `config`. */
function covers(request: QueuedRequest, config: unknown): boolean {
  const { adapter } = request
  if (!canJoin(request, config)) return false
  const union = adapter.combination === null ? config : adapter.combination.union(request.config, config)
  return adapter.key(union) === adapter.key(request.config)
}

function canJoin(request: QueuedRequest, config: unknown): boolean {
  const { adapter } = request
  return adapter.combination === null
    ? adapter.key(config) === adapter.key(request.config)
    : adapter.combination.group(config) === adapter.combination.group(request.config)
}

/** A response about the requested data, rather than about the requester or the server. */
function isRefusal(response: FetchResponse): boolean {
  return response.status === 400 || response.status === 403
}
