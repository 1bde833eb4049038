import type { ReadAdapter } from '../adapter/read-adapter'
import type { DataService } from '../data-service-api'
import type { FetchResponse } from '../network/resource-request'
import type { Snapshot } from '../snapshot/snapshot'

/** What a component receives: one of the two, the other is undefined. */
export interface WireValue<Data> {
  readonly data: Data | undefined
  readonly error: FetchResponse | undefined
}

/** A wire adapter as components of the reference platform expect it. */
export interface WireAdapter<Config, Data> {
  /** Starts delivering to the component. */
  connect(): void
  /** The component's latest config; undefined, or one with an undefined value, requests nothing. */
  update(config: Config | undefined): void
  /** Stops notifying the component. */
  disconnect(): void
  /** The last value delivered. */
  readonly value: WireValue<Data>
}

export type WireAdapterConstructor<Config, Data> = new (
  callback: (value: WireValue<Data>) => void,
) => WireAdapter<Config, Data>

const nothing = Object.freeze({ data: undefined, error: undefined })

/**
 * Creates a class of wire adapters over a read adapter: `new Adapter(callback)`, then `connect`, `update(config)`,
 * `disconnect`. The component first receives undefined once, then data or an error. An invalid config delivers nothing,
 * as on the reference platform.
 */
export function createWireAdapter<Config, Checked, Data>(
  dataService: DataService,
  adapter: ReadAdapter<Config, Checked, Data>,
): WireAdapterConstructor<Config, Data> {
  return class {
    value: WireValue<Data> = nothing
    readonly #callback: (value: WireValue<Data>) => void
    #config: Config | undefined
    #isConnected = false
    #stop: () => void = () => undefined

    constructor(callback: (value: WireValue<Data>) => void) {
      this.#callback = callback
      this.#tell(nothing)
    }

    connect(): void {
      this.#isConnected = true
      this.#follow()
    }

    update(config: Config | undefined): void {
      this.#config = config
      if (this.#isConnected) this.#follow()
    }

    disconnect(): void {
      this.#isConnected = false
      this.#stop()
      this.#stop = () => undefined
    }

    #follow(): void {
      this.#stop()
      this.#stop = () => undefined
      const config = this.#config
      if (config === undefined || !isComplete(config) || adapter.checkConfig(config) === null) return
      this.#stop = dataService.subscribe(adapter, config, (snapshot) => this.#take(snapshot))
    }

    #take(snapshot: Snapshot<Data>): void {
      if ('data' in snapshot) {
        // Components are notified of data and of errors, but not of data that could not be refreshed.
        if (snapshot.data !== this.value.data) this.#tell({ data: snapshot.data, error: undefined })
      } else if ('error' in snapshot) this.#tell({ data: undefined, error: snapshot.error })
    }

    #tell(value: WireValue<Data>): void {
      this.value = Object.freeze(value)
      this.#callback(this.value)
    }
  }
}

/** A reactive parameter that has no value yet delays the whole config. */
function isComplete(config: unknown): boolean {
  return (
    typeof config !== 'object' ||
    config === null ||
    Object.values(config).every((value) => value !== undefined)
  )
}
