import type { ResourceRequest } from '@porchlight/data-service'

/** Creates a request to the data service without additional headers; without a body when there is none. */
export function resourceRequest(
  method: ResourceRequest['method'],
  basePath: string,
  urlParams: ResourceRequest['urlParams'],
  queryParams: ResourceRequest['queryParams'] = {},
  body: unknown = null,
): ResourceRequest {
  return {
    method,
    baseUri: '/services/data/v65.0',
    basePath,
    urlParams,
    queryParams,
    headers: {},
    body,
    priority: 'normal',
  }
}
