import { expect } from 'vitest'
import type { InspectedAsk } from '../inspect/inside'
import type { AnyReadAdapter } from '../network/request-queue'
import type { FetchResponse, NetworkAdapter } from '../network/resource-request'
import type { Query } from '../query/query'
import type { QueryEngine } from '../query/query-engine'
import { RecordServer } from './record-server'
import { getThing, getThings, updateThing } from './test-adapters'
import { describeSnapshot, firstId, makeWorld, secondId, settle } from './test-world'

export type AbortStep =
  | {
      readonly kind: 'observe' | 'leave' | 'remount' | 'return' | 'read' | 'refresh'
      readonly reader: number
    }
  | { readonly kind: 'notify' | 'write' | 'answer' | 'tick' }

/** A mistake in letting go of reads; going through steps beside the model has to find each. */
export interface AbortMistake {
  readonly name: string
  /** Replaces running a task once the tick is over. */
  readonly tick?: (run: () => void, engine: QueryEngine) => void
  readonly isImmediate?: true
  readonly plant?: (engine: QueryEngine) => void
}

export const unwantedMistakes: readonly AbortMistake[] = [
  { name: 'nothing is ever let go of', tick: () => undefined },
  { name: 'a view that is mounted anew finds its read gone', isImmediate: true },
  {
    name: 'a read that a caller waits for is let go of',
    plant: (engine) => {
      const fetch = engine.fetch.bind(engine)
      engine.fetch = (query, forced, cause) => fetch(query, forced, cause, false)
    },
  },
  {
    name: 'a read for a view counts as one that a caller waits for',
    plant: (engine) => {
      const fetch = engine.fetch.bind(engine)
      engine.fetch = (query, forced, cause) => fetch(query, forced, cause, true)
    },
  },
  {
    name: 'a request is let go of although another reader shares it',
    tick: (run, engine) => {
      const [first, ...others] = [...engine.queries.values()].filter(({ flights }) => flights > 0)
      for (const other of others) if (first?.isWanted === false) wantNothing(other, run)
      run()
    },
  },
  {
    name: 'a later reader waits for what was let go of',
    tick: (run, engine) => {
      const flights = [...engine.queries.values()].map((query) => ({ query, flight: query.flight }))
      run()
      for (const { query, flight } of flights) query.flight = flight
    },
  },
  {
    name: 'a write can be aborted',
    plant: (engine) => {
      const send = engine.send.bind(engine)
      engine.send = (request, sender, signal = new AbortController().signal) => send(request, sender, signal)
    },
  },
  {
    name: 'the caller who waits is forgotten with the first answer',
    plant: (engine) => {
      const fetch = engine.fetch.bind(engine)
      engine.fetch = (query, forced, cause, isAwaited) => {
        const flight = fetch(query, forced, cause, isAwaited)
        query.waiting = Math.min(query.waiting, 1)
        return flight
      }
    },
  },
]

/** Makes a query count as unwanted while `run` runs. */
function wantNothing(query: Query, run: () => void): void {
  Object.defineProperty(query, 'isWanted', { value: false, configurable: true })
  run()
  Reflect.deleteProperty(query, 'isWanted')
}

interface Config {
  readonly adapter: AnyReadAdapter
  readonly config: unknown
}

const configs: readonly [Config, ...Config[]] = [
  { adapter: getThing as AnyReadAdapter, config: { id: firstId, fields: ['Name'] } },
  { adapter: getThing as AnyReadAdapter, config: { id: firstId, fields: ['Color', 'Name'] } },
  { adapter: getThing as AnyReadAdapter, config: { id: secondId, fields: ['Name'] } },
  { adapter: getThings as AnyReadAdapter, config: { name: 'all', fields: ['Name'] } },
]

interface Sent {
  readonly signal: AbortSignal | undefined
  /** The asks that it answers, to which later ones may be added; none for a write. */
  readonly asks: readonly InspectedAsk[]
  /** The keys of the queries that requested it; none for a write. */
  readonly queries: Set<string>
  readonly answer: () => void
}

/**
 * Runs a data service through steps against a server that responds on command, and checks which requests are aborted.
 */
export async function runAborting(steps: readonly AbortStep[], mistake?: AbortMistake): Promise<void> {
  const run = new AbortRun(mistake)
  for (const step of steps) await run.take(step)
  await run.finish()
}

class AbortRun {
  readonly #server = new RecordServer()
  readonly #ticks: (() => void)[] = []
  readonly #pending = new Set<Sent>()
  /** By the keys of their parts, what was requested in this step, and which of it was sent. */
  readonly #asked = new Map<string, Set<string>>()
  readonly #sent = new Set<string>()
  readonly #observers = configs.map((): { seen: string; stop: () => void }[] => [])
  readonly #awaited = new Map<string, number>()
  readonly #errors: string[] = []
  readonly #world: ReturnType<typeof makeWorld>
  readonly #engine: QueryEngine
  readonly #mistake: AbortMistake | undefined
  #isTick = false
  #next: readonly InspectedAsk[] = []

  constructor(mistake: AbortMistake | undefined) {
    this.#mistake = mistake
    this.#server.put(secondId, { Name: 'parent', Color: 'red' })
    this.#server.put(firstId, { Name: 'child', Color: 'blue' }, secondId)
    this.#server.putList('all', [firstId, secondId])
    const after = (_milliseconds: number, run: () => void) => {
      if (mistake?.isImmediate) run()
      else this.#ticks.push(run)
      return () => undefined
    }
    const more = { network: this.#network, after }
    this.#world = makeWorld(undefined, this.#server, more)
    this.#engine = this.#world.dataService.inspect() as QueryEngine
    mistake?.plant?.(this.#engine)
    this.#engine.trace = (...event) => {
      if (event[0] === 'ask') {
        const key = `${event[1].adapter.name} ${event[1].adapter.key(event[2])}`
        this.#asked.set(key, (this.#asked.get(key) ?? new Set()).add(event[1].key))
      }
    }
    const send = this.#engine.send.bind(this.#engine)
    this.#engine.send = (request, sender, signal) => {
      this.#next = typeof sender === 'string' ? [] : sender
      return send(request, sender, signal)
    }
  }

  readonly #network: NetworkAdapter = (request, signal) =>
    new Promise<FetchResponse>((resolve) => {
      const asks = this.#next
      const queries = new Set(this.#askedOf(asks))
      for (const key of asks.flatMap(partKeys)) this.#sent.add(key)
      const isWrite = request.method === 'PATCH'
      const isMarked = isWrite ? signal === undefined : signal?.aborted === false
      if (!isMarked || request.isRead !== (isWrite ? undefined : true)) this.#errors.push('wrong marks')
      const sent: Sent = {
        signal,
        asks,
        queries,
        answer: () => {
          this.#pending.delete(sent)
          resolve(this.#server.answer(request))
        },
      }
      this.#pending.add(sent)
      signal?.addEventListener('abort', () => {
        if (!this.#isTick) this.#errors.push('aborted within the tick')
        for (const query of queries) if (this.#isWanted(query)) this.#errors.push(`aborted: ${query}`)
        this.#pending.delete(sent)
        resolve({ status: 0, statusText: 'AbortError', ok: false, headers: {}, body: undefined })
      })
    })

  async take(step: AbortStep): Promise<void> {
    if ('reader' in step) this.#takeOf(step.kind, step.reader)
    else if (step.kind === 'notify') void this.#world.dataService.notifyRecordUpdateAvailable([firstId])
    else if (step.kind === 'write')
      void this.#world.dataService.write(updateThing, { id: secondId, fields: { Color: 'green' } })
    else if (step.kind === 'answer') [...this.#pending][0]?.answer()
    else {
      this.#tick()
      for (const { signal, queries } of this.#pending) {
        if (signal !== undefined) expect([...queries].some((query) => this.#isWanted(query))).toBe(true)
      }
    }
    await settle()
    // Reads for which no request was sent have joined one in flight.
    for (const key of this.#sent) this.#asked.delete(key)
    for (const { asks, queries } of this.#pending) {
      for (const query of this.#askedOf(asks)) queries.add(query)
    }
    this.#sent.clear()
    this.#asked.clear()
    expect(this.#errors).toEqual([])
  }

  /** All responses arrive: every observer has data, every waiting reader has a result, and no failure was recorded. */
  async finish(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      for (const sent of [...this.#pending]) sent.answer()
      await settle()
    }
    for (const observers of this.#observers) {
      for (const { seen } of observers) expect(seen).toContain('Fulfilled')
    }
    expect([...this.#awaited.values()].filter((count) => count > 0)).toEqual([])
    expect([this.#errors, this.#world.logged]).toEqual([[], []])
    const kinds = [...this.#engine.store.entries.values()].map(({ kind }) => kind)
    expect(kinds).not.toContain('error')
  }

  #takeOf(kind: 'observe' | 'leave' | 'remount' | 'return' | 'read' | 'refresh', reader: number): void {
    const observers = this.#observers[reader] ?? []
    if (kind === 'observe') observers.push(this.#observe(reader))
    else if (kind === 'leave') observers.shift()?.stop()
    else if (kind === 'remount') {
      const gone = observers.shift()
      gone?.stop()
      if (gone !== undefined) observers.push(this.#observe(reader))
    } else if (kind === 'return') {
      this.#tick()
      observers.push(this.#observe(reader))
    } else this.#await(kind, reader)
  }

  #observe(reader: number) {
    const { adapter, config } = configs[reader] ?? configs[0]
    const observer = { seen: '', stop: () => {} }
    observer.stop = this.#world.dataService.subscribe(adapter, config, (snapshot) => {
      observer.seen = describeSnapshot(snapshot)
      if (!observer.seen.startsWith('Fulfilled') || observer.seen.includes('not refreshed'))
        this.#errors.push(observer.seen)
    })
    return observer
  }

  #await(kind: 'read' | 'refresh', reader: number): void {
    const { adapter, config } = configs[reader] ?? configs[0]
    const key = this.#engine.queryOf(adapter, config)?.key ?? ''
    const count = (change: number) => this.#awaited.set(key, (this.#awaited.get(key) ?? 0) + change)
    const answer = this.#world.dataService[kind](adapter, config)
    if (!(answer instanceof Promise)) return
    count(1)
    void answer.then((snapshot) => {
      count(-1)
      const seen = describeSnapshot(snapshot)
      if (!seen.startsWith('Fulfilled')) this.#errors.push(seen)
    })
  }

  #askedOf(asks: readonly InspectedAsk[]): ReadonlySet<string> {
    return new Set(asks.flatMap(partKeys).flatMap((key) => [...(this.#asked.get(key) ?? [])]))
  }

  #isWanted(query: string): boolean {
    const isObserved = configs.some(({ adapter, config }, reader) => {
      const key = `${adapter.name}:${adapter.key(adapter.checkConfig(config))}`
      return key === query && (this.#observers[reader]?.length ?? 0) > 0
    })
    return isObserved || (this.#awaited.get(query) ?? 0) > 0
  }

  #tick(): void {
    this.#isTick = true
    for (const run of this.#ticks.splice(0)) {
      if (this.#mistake?.tick === undefined) run()
      else this.#mistake.tick(run, this.#engine)
    }
    this.#isTick = false
  }
}

function partKeys({
  adapter,
  parts,
}: {
  readonly adapter: { readonly name: string }
  readonly parts: ReadonlyMap<string, unknown>
}): readonly string[] {
  return [...parts.keys()].map((key) => `${adapter.name} ${key}`)
}
