import { ProviderFailure } from './provider-failure'

/** How a service outside is reached. */
export interface JsonService {
  /** `https://market.example.com/v1`, without a slash at its end. */
  readonly baseUrl: string
  readonly bearerToken: string
  /** Until an answer counts as none; 10 s by default. */
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

/** Calls the service with JSON and gives what it answers, null for an empty answer. @throws ProviderFailure for everything but a 2xx answer */
export async function callJson(
  { baseUrl, bearerToken, timeoutMs = 10_000, fetch: send = fetch }: JsonService,
  request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    readonly path: string
    readonly body?: object
  },
): Promise<unknown> {
  const { method, path, body } = request
  let response: Response
  try {
    response = await send(baseUrl + path, {
      method,
      headers: {
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
  } catch {
    throw new ProviderFailure(`No answer to ${method}.`)
  }
  throw new ProviderFailure(`The service answered ${response.status} to ${method}.`, response.status)
}
