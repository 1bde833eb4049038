import { shareParts } from '../store/entry-template'
import type { NetworkAdapter } from './resource-request'

/**
 * A network that shares equal parts between consecutive responses to the same call. Layouts, object infos and actions
 * arrive again with each record that is opened; shared, they occupy memory once, however many responses are cached. The
 * last response to each call is retained as long as the network, so each user needs their own.
 */
export function sharing(network: NetworkAdapter): NetworkAdapter {
  const latest = new Map<string, unknown>()
  return async (request, signal) => {
    const response = await network(request, signal)
    if (!response.ok || !request.isRead) return response
    const call = `${request.method} ${request.basePath}`
    const body = shareParts(latest.get(call), response.body)
    latest.set(call, body)
    return { ...response, body }
  }
}
