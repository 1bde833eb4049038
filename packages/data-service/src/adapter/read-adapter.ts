import type { ResourceRequest } from '../network/resource-request'
import type { Missing } from '../store/missing'
import type { StoreReader } from '../store/store-reader'
import type { Edition, StoreWriter } from '../store/store-writer'

/**
 * How reads of one tick share a request: configs of one `group` become the request of their `union`,
 * and `narrow` leaves of a config what the store does not hold.
 */
export interface ReadCombination<Checked> {
  /** Configs with the same group can be asked for together. */
  group(config: Checked): string
  /** The config that asks for everything that both ask for. */
  union(first: Checked, second: Checked): Checked
  /** `config` without what is known; `missingFields` are paths below the object, such as `Account.Name`. */
  narrow(config: Checked, missingFields: readonly string[]): Checked
}

/**
 * A read declared as data: how a config is checked, asked for, kept and put together again.
 * `Config` is what callers give, `Checked` what `checkConfig` makes of it, `Data` what readers see.
 */
export interface ReadAdapter<Config, Checked, Data> {
  readonly name: string
  /** The checked, canonical config; null when it is not valid. It throws nothing. */
  checkConfig(config: Config): Checked | null
  /** Two configs with the same key ask for the same; unique within the adapter. */
  key(config: Checked): string
  resourceRequest(config: Checked): ResourceRequest
  /** How long an answer is fresh, in milliseconds. */
  readonly ttlMs: number
  /** Whether the answer to a request with a no-cache header is kept for later reads. */
  readonly keepsForcedReads: boolean
  /** Puts the body of a successful answer into the store. */
  ingest(body: unknown, config: Checked, writer: StoreWriter): void
  /** The edition that the answer is of, when entries of this adapter have one. */
  edition(body: unknown, config: Checked): Edition | undefined
  /** Puts what `config` asks for together from the store, or `missing`. */
  select(config: Checked, reader: StoreReader): Data | Missing
  /** Where in the store the answer is, a remembered 404 too. */
  storeKey(config: Checked): string
  readonly combination: ReadCombination<Checked> | null
}

/** What `defineReadAdapter` takes: the parts that have a usual form may be left out. */
export type ReadAdapterDeclaration<Config, Checked, Data> = Pick<
  ReadAdapter<Config, Checked, Data>,
  'name' | 'checkConfig' | 'key' | 'resourceRequest'
> &
  Partial<ReadAdapter<Config, Checked, Data>>
