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
  /** Set for what a read adapter asks for, by POST too: it changes nothing, and may be sent again. */
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
 * Sends one request. It resolves for every answer, errors included; it never rejects. `signal`, which reads alone have,
 * aborts once nobody waits for the answer.
 */
export type NetworkAdapter = (request: ResourceRequest, signal?: AbortSignal) => Promise<FetchResponse>
