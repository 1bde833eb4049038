import { requestAddress } from './request-address'
import type { NetworkAdapter, ResourceRequest } from './resource-request'
import { networkFailure } from './send-request'

/** The part of `fetch` that is used. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

export interface HttpNetworkOptions {
  readonly fetch: Fetch
  /** Such as `https://example.com`, without a slash at the end; the page's own origin by default. */
  readonly origin?: string
  /** Sent as `Accept-Language`: display values are returned in this language. */
  readonly language: string
  /** The timeout of a request in milliseconds; 30000 by default. */
  readonly timeoutMs?: number
  /** Sent with every request, such as an `Authorization` header of an API client. */
  readonly headers?: Readonly<Record<string, string>>
}

const defaultTimeoutMs = 30_000

/**
 * Creates a network adapter that sends requests over HTTP, with same-origin cookies. Error responses of the server are
 * tagged `fetchResponse`; without a usable response (no connection, timeout, a response that is not JSON) the result
 * has status 0 and the tag `networkAdapterError`.
 */
export function createHttpNetwork(options: HttpNetworkOptions): NetworkAdapter {
  return async (request, signal) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
    try {
      const response = await options.fetch((options.origin ?? '') + requestAddress(request), {
        method: request.method,
        credentials: 'same-origin',
        headers: headersOf(request, options),
        // Browsers that cannot combine signals let a request that no one waits for complete.
        signal: signal && AbortSignal.any ? AbortSignal.any([timeout, signal]) : timeout,
        ...(hasBody(request) ? { body: bodyOf(request) } : {}),
      })
      const text = await response.text()
      const answer = {
        status: response.status,
        statusText: response.statusText,
        ok: response.ok,
        headers: Object.fromEntries(response.headers),
      }
      if (response.ok) return { ...answer, body: text === '' ? undefined : JSON.parse(text) }
      return { ...answer, body: errorBodyOf(text), errorType: 'fetchResponse' }
    } catch (cause) {
      return networkFailure(cause)
    }
  }
}

function headersOf(request: ResourceRequest, options: HttpNetworkOptions): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': options.language,
    // A form sets its own content type, with the boundary between its parts.
    ...(hasBody(request) && !isForm(request.body) ? { 'Content-Type': 'application/json' } : {}),
    ...options.headers,
    ...request.headers,
  }
}

function bodyOf({ body }: ResourceRequest): BodyInit {
  return isForm(body) ? body : JSON.stringify(body)
}

function isForm(body: unknown): body is FormData {
  return typeof FormData !== 'undefined' && body instanceof FormData
}

function hasBody(request: ResourceRequest): boolean {
  return request.body !== null && request.body !== undefined
}

/** Proxies respond to errors in HTML; such a body is returned as text. */
function errorBodyOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
