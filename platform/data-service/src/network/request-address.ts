import type { ResourceRequest } from './resource-request'

/**
 * Returns path and query of a request: `{name}` filled from `urlParams`, arrays joined with commas, undefined values
 * omitted, everything encoded.
 */
export function requestAddress(request: ResourceRequest): string {
  const path = request.basePath.replace(/\{(\w+)\}/g, (_blank, name: string) =>
    encodeURIComponent(request.urlParams[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.queryParams)) {
    if (value === undefined) continue
    query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const search = query.toString()
  return request.baseUri + path + (search === '' ? '' : '?' + search)
}
