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

/**
 * `next` with those of its parts taken from `before` that are equal. A part that `before` has none of is compared with its
 * first: answers about two records differ in the ids that their parts are named by.
 */
function shareParts(before: unknown, next: unknown): unknown {
  if (typeof next !== 'object' || next === null) return next
  if (typeof before !== 'object' || before === null || Array.isArray(before) !== Array.isArray(next))
    return next
  const known = new Map<string, unknown>(Object.entries(before))
  const [first] = known.values()
  const parts = Object.entries(next).map(
    ([name, part]) => [name, shareParts(known.get(name) ?? first, part)] as const,
  )
  const isSame =
    parts.length === known.size && parts.every(([name, part]) => known.has(name) && known.get(name) === part)
  if (isSame) return before
  return Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}
