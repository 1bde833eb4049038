import { shareParts } from '../store/entry-template'
import type { NetworkAdapter } from './resource-request'

/**
 * A network whose answers share with the answer before of the same call what both say. Layouts, object infos and actions come
 * again with each record that is opened; shared, they are held once, however many answers the cache holds. Of each call
 * the last answer stays as long as the network does, so each user needs a network of their own.
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
