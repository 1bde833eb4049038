import type { NetworkAdapter } from '@porchlight/data-service'

/**
 * Watches responses of `network`: the first 401 means that the session has ended, and `onExpired` is called once. The
 * response is passed on all the same.
 */
export function createExpiringNetwork(network: NetworkAdapter, onExpired: () => void): NetworkAdapter {
  let expired = false
  return async (request, signal) => {
    const response = await network(request, signal)
    if (response.status === 401 && !expired) {
      expired = true
      onExpired()
    }
    return response
  }
}
