import { DataServiceError } from '../errors/data-service-error'
import { deepFreeze } from '../snapshot/freeze'
import type { FetchResponse, NetworkAdapter, ResourceRequest } from './resource-request'

/**
 * Sends a request; errors are returned frozen, and a network adapter that rejects nevertheless counts as unreachable.
 */
export async function sendRequest(
  network: NetworkAdapter,
  request: ResourceRequest,
  signal?: AbortSignal,
): Promise<FetchResponse> {
  try {
    const response = await network(request, signal)
    return response.ok ? response : deepFreeze({ errorType: 'fetchResponse', ...response })
  } catch (cause) {
    return networkFailure(cause)
  }
}

/** Returns the response that is used when none was received (status 0), or when a malformed one was. */
export function networkFailure(cause: unknown): FetchResponse {
  if (cause instanceof DataServiceError) {
    const { status, code, message } = cause
    return errorAnswer('networkAdapterError', status, code, [{ errorCode: code, message }])
  }
  return errorAnswer('networkAdapterError', 0, cause instanceof Error ? cause.name : 'NetworkError')
}

/** Creates a response that no server sent, frozen. */
export function errorAnswer(
  errorType: NonNullable<FetchResponse['errorType']>,
  status: number,
  statusText: string,
  body?: unknown,
): FetchResponse {
  return deepFreeze({ status, statusText, ok: false, headers: {}, body, errorType })
}
