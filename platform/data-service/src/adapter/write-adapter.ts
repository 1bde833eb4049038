import type { FetchResponse, ResourceRequest } from '../network/resource-request'
import type { Draft } from '../store/drafts'
import type { StoreWriter } from '../store/store-writer'

/** A write declared as data. `Input` is what callers give, `Result` what they get. */
export interface WriteAdapter<Input, Checked, Result> {
  readonly name: string
  /** The checked input; null when it is not valid. It may throw a `DataServiceError` with a message of its own. */
  checkConfig(input: Input): Checked | null
  resourceRequest(config: Checked): ResourceRequest
  /**
   * Whether an offline adapter may take the write over (`docs/specification/data-service.md` section 4);
   * false when absent.
   */
  readonly isDraftAware?: boolean
  /** What the write hopes for, shown while an optimistic write is on its way; absent: nothing can be shown. */
  draft?(config: Checked): Draft | null
  /** Brings the store up to date with a successful answer, and makes the result. */
  ingest(response: FetchResponse, config: Checked, writer: StoreWriter): Result
}

/** Declares a write adapter; the identity function, for its types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWriteAdapter<Input, Checked, Result>(
  adapter: WriteAdapter<Input, Checked, Result>,
): WriteAdapter<Input, Checked, Result> {
  return adapter
}
