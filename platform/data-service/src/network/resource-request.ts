/** A request as an adapter builds it; the network adapter turns it into HTTP or an in-process call. */
export interface ResourceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The service's root: `/services/data/v65.0` or `/lwr/apex/v65.0`. */
  readonly baseUri: string
  /** Below the root, with `{name}` filled from `urlParams`. */
  readonly basePath: string
  readonly urlParams: Readonly<Record<string, string>>
  /** Arrays are joined with commas; undefined values are left out. */
  readonly queryParams: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly priority: 'normal'
  /** Set for requests of read adapters, by POST too: they change nothing and may be repeated. */
  readonly isRead?: true
}

/** The answer to a request; `errorType` marks answers that a failure made. */
export interface FetchResponse {
  readonly status: number
  readonly statusText: string
  readonly ok: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** `fetchResponse`: the server answered with an error; `networkAdapterError`: nothing answered. */
  readonly errorType?: 'fetchResponse' | 'networkAdapterError'
}

/**
 * Sends one request. Resolves for every response, errors included, and never rejects. `signal`, which only reads have,
 * aborts once no one waits for the response.
 */
export type NetworkAdapter = (request: ResourceRequest, signal?: AbortSignal) => Promise<FetchResponse>
