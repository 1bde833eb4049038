import type { ResourceRequest } from '@porchlight/data-service'

/** Lifetime of a method's response in milliseconds (`docs/specification/portal.md` section 7). */
export const methodTtlMs = 300_000

/** The request that calls a server method. */
export function methodRequest(
  basePath: string,
  queryParams: Readonly<Record<string, string>>,
): ResourceRequest {
  return {
    method: 'GET',
    baseUri: '/lwr/apex/v65.0',
    basePath,
    urlParams: {},
    queryParams,
    headers: {},
    body: null,
    priority: 'normal',
  }
}
