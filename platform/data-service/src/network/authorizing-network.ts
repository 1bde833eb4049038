import type { NetworkAdapter, ResourceRequest } from './resource-request'

export interface Authorization {
  /** Returns the current access token; null sends none. */
  readonly token: () => string | null
  /**
   * Requests a new token after the server rejected the current one, such as with an OAuth refresh token; false when the person
   * has to sign in again. Concurrent rejections share one call.
   */
  readonly refresh: () => Promise<boolean>
}

/** Sends requests with a bearer token; one rejected for its token is sent once more with a new one. */
export function authorizing(network: NetworkAdapter, { token, refresh }: Authorization): NetworkAdapter {
  let refreshing: Promise<boolean> | null = null
  const renew = () => {
    refreshing ??= refresh()
      .catch(() => false)
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }
  return async (request, signal) => {
    const sent = token()
    const response = await network(withToken(request, sent), signal)
    if (response.status !== 401) return response
    // Another request may have obtained a new token while this one was in flight.
    if (token() === sent && !(await renew())) return response
    return network(withToken(request, token()), signal)
  }
}

function withToken(request: ResourceRequest, token: string | null): ResourceRequest {
  if (token === null) return request
  return { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } }
}
