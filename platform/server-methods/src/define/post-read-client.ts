import type { ResourceRequest } from '@porchlight/data-service'

/** How long the response to a read by POST is reused, in milliseconds: for the browser to hydrate the page. */
export const postReadTtlMs = 30_000

/** Returns the request that reads through a POST server method, so that no proxy caches the response. */
export function postReadRequest(
  basePath: string,
  body: Readonly<Record<string, string | boolean>>,
): ResourceRequest {
  return {
    method: 'POST',
    baseUri: '/lwr/apex/v65.0',
    basePath,
    urlParams: {},
    queryParams: {},
    headers: {},
    body,
    priority: 'normal',
  }
}
