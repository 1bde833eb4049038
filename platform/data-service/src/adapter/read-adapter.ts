import type { FetchResponse, ResourceRequest } from '../network/resource-request'
import type { Missing } from '../store/missing'
import type { StoreReader } from '../store/store-reader'
import type { Edition, StoreWriter } from '../store/store-writer'

/**
 * How reads of one tick share a request: configs of one `group` become the request of their `union`, and `narrow`
 * reduces a config to what the store does not hold.
 */
export interface ReadCombination<Checked> {
  /** Configs of the same group can be requested together. */
  group(config: Checked): string
  /** The config that requests everything that both request. */
  union(first: Checked, second: Checked): Checked
  /** Returns `config` without what is known; `missingFields` are paths below the object, such as `Account.Name`. */
  narrow(config: Checked, missingFields: readonly string[]): Checked
}

/** How reads of one tick that no single config covers, such as those of several records, share a call. */
export interface ReadGathering<Checked> {
  /** The maximum number of configs that one call can answer. */
  readonly limit: number
  /**
   * What a config adds to the request's URL, such as an id and names; parts that several configs add count once. Null:
   * the config must be requested alone. Absent: the URL is always short.
   */
  parts?(config: Checked): readonly string[] | null
  /** The maximum number of characters of all parts together, each with three for its separator. */
  readonly longestAddress?: number
  /** The request that covers all of `configs`, of which there are at least two. */
  resourceRequest(configs: readonly Checked[]): ResourceRequest
  /**
   * The response for each of `configs`, in order, as if it had been requested alone; null for one that has to be
   * requested alone after all.
   */
  responses(body: unknown, configs: readonly Checked[]): readonly (FetchResponse | null)[]
}

/**
 * A read declared as data: how a config is validated, requested, stored and read back. `Config` is what callers pass,
 * `Checked` what `checkConfig` returns, `Data` what readers see.
 */
export interface ReadAdapter<Config, Checked, Data> {
  readonly name: string
  /**
   * Returns the checked, canonical config; null when it is not valid. Throws nothing except the specification's
   * 'unrecognized config', for something that is not a list config at all.
   */
  checkConfig(config: Config): Checked | null
  /** Configs with equal keys request the same data; unique within the adapter. */
  key(config: Checked): string
  resourceRequest(config: Checked): ResourceRequest
  /** How long a response is fresh, in milliseconds. */
  readonly ttlMs: number
  /** How long a 404 is remembered, in milliseconds. */
  readonly notFoundTtlMs: number
  /** How long the errors of single items are cached, in milliseconds; null for adapters without items. */
  readonly itemErrorTtlMs: number | null
  /** Whether the response to a request with a no-cache header is stored for later reads. */
  readonly keepsForcedReads: boolean
  /** Ingests the body of a successful response into the store. */
  ingest(body: unknown, config: Checked, writer: StoreWriter): void
  /** The edition that the response belongs to, when entries of this adapter have one. */
  edition(body: unknown, config: Checked): Edition | undefined
  /** Assembles the data of `config` from the store, or returns `missing`. */
  select(config: Checked, reader: StoreReader): Data | Missing
  /** The store key of the response, including a cached 404. */
  storeKey(config: Checked): string
  /** The store key of a list that shows a record being created first. */
  headKey(config: Checked): string
  /**
   * Returns the config that is sent for `config`, which may request less: only what the store lacks while everything it
   * has is fresh, otherwise everything.
   */
  remainder(config: Checked, reader: StoreReader, isFresh: boolean): Checked
  /** Whether the response is a list that can differ once records are created, changed or deleted. */
  readonly isCollection: boolean
  readonly combination: ReadCombination<Checked> | null
  readonly gathering: ReadGathering<Checked> | null
}

/** The parameter of `defineReadAdapter`: parts that have a usual form may be omitted. */
export type ReadAdapterDeclaration<Config, Checked, Data> = Pick<
  ReadAdapter<Config, Checked, Data>,
  'name' | 'checkConfig' | 'key' | 'resourceRequest'
> &
  Partial<ReadAdapter<Config, Checked, Data>>
