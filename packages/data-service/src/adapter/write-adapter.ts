import type { FetchResponse, ResourceRequest } from '../network/resource-request'
import type { StoreWriter } from '../store/store-writer'

/** A write declared as data. `Input` is what callers give, `Result` what they get. */
export interface WriteAdapter<Input, Checked, Result> {
  readonly name: string
  /** The checked input; null when it is not valid. It may throw a `DataServiceError` with a message of its own. */
  checkConfig(input: Input): Checked | null
  resourceRequest(config: Checked): ResourceRequest
  /** Brings the store up to date with a successful answer, and makes the result. */
  ingest(response: FetchResponse, config: Checked, writer: StoreWriter): Result
}

/** Declares a write adapter; the identity function, for its types. */
export function defineWriteAdapter<Input, Checked, Result>(
  adapter: WriteAdapter<Input, Checked, Result>,
): WriteAdapter<Input, Checked, Result> {
  return adapter
}
