import * as clientErrors from '../errors/client-errors'
import type { ClientError } from '../errors/data-service-error'
import type { FetchResponse } from '../network/resource-request'
import { errorAnswer } from '../network/send-request'
import type { Snapshot } from './snapshot'

/** No data was requested. */
export const unfulfilled: Snapshot<never> = Object.freeze({ state: 'Unfulfilled' })

/** The response is in flight. */
export const pending: Snapshot<never> = Object.freeze({ state: 'Pending' })

/** The snapshot of an error; `error` is frozen already. */
export function errorSnapshot(error: FetchResponse): Snapshot<never> {
  return Object.freeze({ state: 'Error', error })
}

/** The snapshot for an invalid config: status 400, INVALID_CONFIG. */
export const invalidConfig: Snapshot<never> = ownError(clientErrors.invalidConfig)

/** The result of a read by an unknown policy. */
export const unknownCachePolicy: Snapshot<never> = ownError(clientErrors.unknownCachePolicy)

/** The snapshot of only-if-cached when the cache has no data: status 504. */
export const gatewayTimeout: Snapshot<never> = ownError(clientErrors.onlyIfCached)

/** Returns the snapshot of an error that the client itself raises. */
function ownError(error: ClientError): Snapshot<never> {
  return errorSnapshot(ownAnswer(error))
}

/** Returns a client error in the form of a response. */
export function ownAnswer({ status, message }: ClientError): FetchResponse {
  return errorAnswer('fetchResponse', status, message)
}
