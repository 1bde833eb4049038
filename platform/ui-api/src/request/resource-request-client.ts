import type { ResourceRequest } from '@porchlight/data-service'

/** A request to the data service without headers of its own; without a body when none is given. */
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
