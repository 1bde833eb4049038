import type { ResourceRequest } from '@porchlight/data-service'

/** How long the answer to a read by POST is taken as it is, in milliseconds: for the browser to take the page over. */
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
