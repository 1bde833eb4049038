import type { ReadAdapter } from '../adapter/read-adapter'
import { deepFreeze } from '../snapshot/freeze'
import type { FetchResponse, NetworkAdapter, ResourceRequest } from './resource-request'
import { networkFailure, sendRequest } from './send-request'

/** A read adapter whatever its types; those are settled where callers hand adapters in. */
export type AnyReadAdapter = ReadAdapter<unknown, unknown, unknown>

/** What one of those who wait for a request needs of it. */
interface Part {
  readonly config: unknown
  readonly answer: Promise<FetchResponse>
  readonly resolve: (response: FetchResponse) => void
}

/** A request that readers wait for: everything of one tick that one call can answer. */
interface Ask {
  readonly adapter: AnyReadAdapter
  /** Sent with a no-cache header. */
  readonly forced: boolean
  /** Asks for all that the parts need. */
  config: unknown
  /** By the key of their config. */
  readonly parts: Map<string, Part>
}

export interface RequestQueueOptions {
  readonly network: NetworkAdapter
  /** Runs a task when the tick is over. */
  readonly schedule: (task: () => void) => void
  /** A number that orders requests and evictions. */
  readonly sequence: () => number
  /** Takes an answer into the store, before those who wait learn of it. */
  readonly accept: (
    adapter: AnyReadAdapter,
    config: unknown,
    response: FetchResponse,
    sentAt: number,
    forced: boolean,
  ) => void
}

/**
 * Joins what readers ask for: reads of one tick that an adapter can combine become one request, and a read
 * that a request on its way will answer waits for that. Forced reads only join forced reads of their tick,
 * because they want to know what is true from now on.
 */
export class RequestQueue {
  readonly #options: RequestQueueOptions
  #waiting: Ask[] = []
  readonly #onTheirWay = new Set<Ask>()

  constructor(options: RequestQueueOptions) {
    this.#options = options
  }

  /** The answer to `config`, which is in the store by then. It never rejects; errors are frozen. */
  ask(adapter: AnyReadAdapter, config: unknown, forced: boolean): Promise<FetchResponse> {
    const ask =
      (forced ? undefined : this.#findOnItsWay(adapter, config)) ?? this.#joinWaiting(adapter, config, forced)
    const key = adapter.key(config)
    const part = ask.parts.get(key) ?? makePart(config)
    ask.parts.set(key, part)
    return part.answer
  }

  /** Lets go of requests on their way: later reads do not wait for them. */
  forgetOnTheirWay(): void {
    this.#onTheirWay.clear()
  }

  #findOnItsWay(adapter: AnyReadAdapter, config: unknown): Ask | undefined {
    for (const ask of this.#onTheirWay) {
      if (ask.adapter === adapter && covers(ask, config)) return ask
    }
    return undefined
  }

  #joinWaiting(adapter: AnyReadAdapter, config: unknown, forced: boolean): Ask {
    for (const ask of this.#waiting) {
      if (ask.adapter === adapter && ask.forced === forced && canJoin(ask, config)) {
        if (adapter.combination !== null) ask.config = adapter.combination.union(ask.config, config)
        return ask
      }
    }
    const ask: Ask = { adapter, forced, config, parts: new Map() }
    if (this.#waiting.length === 0) this.#options.schedule(() => this.#flush())
    this.#waiting.push(ask)
    return ask
  }

  #flush(): void {
    const asks = this.#waiting
    this.#waiting = []
    for (const ask of asks) this.#onTheirWay.add(ask)
    for (const gathered of gather(asks)) {
      const [only] = gathered
      if (only !== undefined && gathered.length === 1) void this.#run(only)
      else void this.#runGathered(gathered)
    }
  }

  /** Several requests of one adapter as one call; what it does not answer is asked for alone. */
  async #runGathered(asks: readonly Ask[]): Promise<void> {
    const [first] = asks
    const gathering = first?.adapter.gathering
    if (first === undefined || gathering === undefined || gathering === null) return
    const configs = asks.map((ask) => ask.config)
    const sentAt = this.#options.sequence()
    const response = await this.#request(gathering.resourceRequest(configs), first.forced)
    const responses = response.ok ? readResponses(gathering, response.body, configs) : []
    const isDown = !response.ok && !isRefusal(response)
    await Promise.all(
      asks.map(async (ask, index) => {
        const own = isDown ? response : (responses[index] ?? null)
        if (own === null) return this.#run(ask)
        this.#onTheirWay.delete(ask)
        this.#settle(ask, this.#accept(ask, ask.config, own, sentAt))
      }),
    )
  }

  async #run(ask: Ask): Promise<void> {
    const isCombined = ask.parts.size > 1
    const sentAt = this.#options.sequence()
    const response = await this.#send(ask, ask.config)
    this.#onTheirWay.delete(ask)
    // One reader's mistake, such as an unknown field, must not become the others' error.
    if (isCombined && isRefusal(response)) {
      await Promise.all([...ask.parts.values()].map((part) => this.#runAlone(ask, part)))
      return
    }
    this.#settle(ask, this.#accept(ask, ask.config, response, sentAt))
  }

  #settle(ask: Ask, outcome: FetchResponse): void {
    for (const part of ask.parts.values()) part.resolve(outcome)
  }

  async #runAlone(ask: Ask, part: Part): Promise<void> {
    const sentAt = this.#options.sequence()
    const response = await this.#send(ask, part.config)
    part.resolve(this.#accept(ask, part.config, response, sentAt))
  }

  /** An answer that the adapter cannot take in is no answer: those who wait must not wait for ever. */
  #accept(ask: Ask, config: unknown, response: FetchResponse, sentAt: number): FetchResponse {
    try {
      this.#options.accept(ask.adapter, config, response, sentAt, ask.forced)
      return response
    } catch (cause) {
      return networkFailure(cause)
    }
  }

  async #send(ask: Ask, config: unknown): Promise<FetchResponse> {
    return this.#request(ask.adapter.resourceRequest(config), ask.forced)
  }

  #request(request: ResourceRequest, forced: boolean): Promise<FetchResponse> {
    const headers = forced ? { ...request.headers, 'Cache-Control': 'no-cache' } : request.headers
    return sendRequest(this.#options.network, { ...request, headers })
  }
}

/** The asks of a tick as they are sent: those that their adapter can gather together, the others alone. */
function gather(asks: readonly Ask[]): readonly (readonly Ask[])[] {
  if (asks.length === 1) return [asks]
  const calls: (readonly Ask[])[] = []
  const groups: Group[] = []
  for (const ask of asks) {
    const { gathering } = ask.adapter
    const parts = gathering === null ? null : partsOf(gathering, ask.config)
    if (gathering === null || parts === null) {
      calls.push([ask])
      continue
    }
    const group = groups.find((other) => other.first.adapter === ask.adapter && mayTake(other, ask, parts))
    if (group !== undefined) {
      take(group, ask, parts)
      continue
    }
    const made = makeGroup(ask, parts)
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

/** Asks that become one call, and what its address holds so far. */
interface Group {
  readonly first: Ask
  readonly asks: Ask[]
  readonly parts: Set<string>
  length: number
}

/** A comma between two parts of an address is sent as three characters. */
const separatorLength = 3

function makeGroup(first: Ask, parts: readonly string[]): Group {
  const group: Group = { first, asks: [], parts: new Set(), length: 0 }
  take(group, first, parts)
  return group
}

function mayTake({ first, asks, parts, length }: Group, ask: Ask, added: readonly string[]): boolean {
  const { limit, longestAddress } = first.adapter.gathering ?? { limit: 1 }
  if (first.forced !== ask.forced || asks.length >= limit) return false
  return longestAddress === undefined || length + lengthOf(parts, added) <= longestAddress
}

function take(group: Group, ask: Ask, added: readonly string[]): void {
  group.length += lengthOf(group.parts, added)
  for (const part of added) group.parts.add(part)
  group.asks.push(ask)
}

function lengthOf(known: ReadonlySet<string>, added: readonly string[]): number {
  let length = 0
  for (const part of added) if (!known.has(part)) length += part.length + separatorLength
  return length
}

/** An answer that the adapter cannot take apart leaves each of its parts to be asked for alone. */
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

/** Whether the request, as it was sent, answers `config` too. */
function covers(ask: Ask, config: unknown): boolean {
  const { adapter } = ask
  if (!canJoin(ask, config)) return false
  const union = adapter.combination === null ? config : adapter.combination.union(ask.config, config)
  return adapter.key(union) === adapter.key(ask.config)
}

function canJoin(ask: Ask, config: unknown): boolean {
  const { adapter } = ask
  return adapter.combination === null
    ? adapter.key(config) === adapter.key(ask.config)
    : adapter.combination.group(config) === adapter.combination.group(ask.config)
}

/** An answer that says something about what was asked, rather than about who asked or about the server. */
function isRefusal(response: FetchResponse): boolean {
  return response.status === 400 || response.status === 403
}
