import type { FetchResponse } from '../network/resource-request'
import type { Snapshot } from '../snapshot/snapshot'
import type { DataServiceState } from '../store/state'
import { restoreEntries, saveEntries } from '../store/store-state'
import type { Observation } from './observation'
import type { Query } from './query'
import { type QueryEngine, toTakenOverError } from './query-engine'

/** The reads that a page is rendered with on the server, and their handover to the browser. */
export class RenderedReads {
  readonly #engine: QueryEngine
  readonly #now: () => number
  readonly #results = new Map<string, Snapshot<unknown> | Promise<Snapshot<unknown>>>()
  readonly #errors = new Map<string, FetchResponse>()

  constructor(engine: QueryEngine, now: () => number) {
    this.#engine = engine
    this.#now = now
  }

  /** Reads a query once: rendering gets the same result however often it reads it. */
  read(query: Query): Snapshot<unknown> | Promise<Snapshot<unknown>> {
    const known = this.#results.get(query.key)
    if (known !== undefined) return known
    const result = this.#engine.read(query, undefined)
    const cached = result instanceof Promise ? result.then((snapshot) => this.#keep(query, snapshot)) : result
    this.#results.set(query.key, cached)
    return cached
  }

  /** Returns the snapshot that the page was rendered with, or what it shows when that is unknown. */
  initialSnapshot(query: Query, observation: Observation): Snapshot<unknown> {
    const result = this.#results.get(query.key)
    if (result !== undefined && !(result instanceof Promise)) return result
    const { found, snapshot } = query.lookUp(this.#now())
    if (found === 'nothing') return this.#engine.preview(query, observation)
    observation.snapshot = snapshot
    return snapshot
  }

  /** The whole cache as JSON data, and the errors that were rendered and that no cache remembers. */
  serialise(): DataServiceState {
    return {
      version: 1,
      savedAt: this.#now(),
      entries: saveEntries(this.#engine.store),
      errors: Object.fromEntries(this.#errors),
    }
  }

  /**
   * Loads what `serialise` returned, as if just read unless it preserves lifetimes; false for another version of the
   * format.
   */
  takeOver(state: DataServiceState): boolean {
    if (state.version !== 1) return false
    const shiftMs = state.keepsLifetimes === true ? 0 : this.#now() - state.savedAt
    restoreEntries(this.#engine.store, state.entries, shiftMs)
    for (const [key, error] of Object.entries(state.errors)) {
      this.#engine.takenOverErrors.set(key, toTakenOverError(error))
    }
    return true
  }

  clear(): void {
    this.#results.clear()
    this.#errors.clear()
  }

  #keep(query: Query, snapshot: Snapshot<unknown>): Snapshot<unknown> {
    this.#results.set(query.key, snapshot)
    const isRemembered = query.lookUp(this.#now()).found === 'error'
    if (snapshot.state === 'Error' && !isRemembered) this.#errors.set(query.key, snapshot.error)
    return snapshot
  }
}
