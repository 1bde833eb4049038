import { DataServiceError } from '../errors/data-service-error'
import { deepFreeze } from '../snapshot/freeze'
import type { FetchResponse, NetworkAdapter, ResourceRequest } from './resource-request'

/** Sends a request; errors come frozen, and a network adapter that rejects all the same counts as no answer. */
export async function sendRequest(network: NetworkAdapter, request: ResourceRequest): Promise<FetchResponse> {
  try {
    const response = await network(request)
    return response.ok ? response : deepFreeze({ errorType: 'fetchResponse', ...response })
  } catch (cause) {
    return networkFailure(cause)
  }
}

/** What stands for an answer when nothing answered: status 0; or when what came is not what was agreed on. */
export function networkFailure(cause: unknown): FetchResponse {
  if (cause instanceof DataServiceError) {
    return deepFreeze({
      status: cause.status,
      statusText: cause.code,
      ok: false,
      headers: {},
      body: [{ errorCode: cause.code, message: cause.message }],
      errorType: 'networkAdapterError',
    })
  }
  return deepFreeze({
    status: 0,
    statusText: cause instanceof Error ? cause.name : 'NetworkError',
    ok: false,
    headers: {},
    body: undefined,
    errorType: 'networkAdapterError',
  })
}
