import { inSpan, traceCarrier } from '@porchlight/tracing'
import { withCauseCode } from './cause-code'
import { ProviderFailure } from './provider-failure'

/** Timeout of a call in milliseconds, unless the service sets another. */
export const usualTimeoutMs = 10_000

/** How an external service is reached. */
export interface JsonService {
  /** `https://market.example.com/v1`, without a trailing slash. */
  readonly baseUrl: string
  readonly bearerToken: string
  /** Timeout for a response; 10 s by default. */
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

/**
 * Calls the service with JSON and returns its response, null for an empty one. @throws ProviderFailure for everything
 * but a 2xx response
 */
export function callJson(service: JsonService, request: JsonRequest): Promise<unknown> {
  const { method } = request
  const attributes = { 'http.request.method': method, 'server.address': new URL(service.baseUrl).host }
  return inSpan({ name: method, kind: 'client', attributes }, () => sendJson(service, request))
}

interface JsonRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: object
}

async function sendJson(
  { baseUrl, bearerToken, timeoutMs = usualTimeoutMs, fetch: send = fetch }: JsonService,
  { method, path, body }: JsonRequest,
): Promise<unknown> {
  let response: Response
  try {
    response = await send(baseUrl + path, {
      method,
      headers: {
        ...traceCarrier(),
        accept: 'application/json',
        authorization: `Bearer ${bearerToken}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      const text = await response.text()
      return text === '' ? null : JSON.parse(text)
    }
  } catch (error) {
    throw new ProviderFailure(withCauseCode(`No answer to ${method}`, error))
  }
  throw new ProviderFailure(`The service answered ${response.status} to ${method}.`, response.status)
}
