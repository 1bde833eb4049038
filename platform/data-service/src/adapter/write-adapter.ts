import type { FetchResponse, ResourceRequest } from '../network/resource-request'
import type { Draft } from '../store/drafts'
import type { StoreWriter } from '../store/store-writer'

/** A write declared as data. `Input` is what callers pass, `Result` what they receive. */
export interface WriteAdapter<Input, Checked, Result> {
  readonly name: string
  /**
   * Returns the checked input; null when it is invalid. May throw a `DataServiceError` with a more specific message.
   */
  checkConfig(input: Input): Checked | null
  resourceRequest(config: Checked): ResourceRequest
  /**
   * Whether an offline adapter may handle the write (`docs/specification/data-service.md` section 4); false by default.
   */
  readonly isDraftAware?: boolean
  /** The expected outcome, shown while an optimistic write is in flight; without it nothing is shown early. */
  draft?(config: Checked): Draft | null
  /** Updates the store with a successful response, and returns the result. */
  ingest(response: FetchResponse, config: Checked, writer: StoreWriter): Result
}

/** Declares a write adapter; the identity function, for its types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWriteAdapter<Input, Checked, Result>(
  adapter: WriteAdapter<Input, Checked, Result>,
): WriteAdapter<Input, Checked, Result> {
  return adapter
}
