/** A request as an adapter builds it; the network adapter turns it into HTTP or an in-process call. */
export interface ResourceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The service's root: `/services/data/v65.0` or `/lwr/apex/v65.0`. */
  readonly baseUri: string
  /** Below the root, with `{name}` filled from `urlParams`. */
  readonly basePath: string
  readonly urlParams: Readonly<Record<string, string>>
  /** Arrays are joined with commas; undefined values are omitted. */
  readonly queryParams: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly priority: 'normal'
  /** Set for requests of read adapters, including those by POST: they change nothing and may be repeated. */
  readonly isRead?: true
}

/** The response to a request; `errorType` marks responses that were caused by a failure. */
export interface FetchResponse {
  readonly status: number
  readonly statusText: string
  readonly ok: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** `fetchResponse`: the server responded with an error; `networkAdapterError`: there was no response. */
  readonly errorType?: 'fetchResponse' | 'networkAdapterError'
}

/**
 * Sends one request. Resolves for every response, errors included, and never rejects. `signal`, which only reads have,
 * aborts once no one waits for the response.
 */
export type NetworkAdapter = (request: ResourceRequest, signal?: AbortSignal) => Promise<FetchResponse>
