import * as clientErrors from '../errors/client-errors'
import type { FetchResponse } from '../network/resource-request'
import type { Snapshot } from './snapshot'

/** Nothing was asked for. */
export const unfulfilled: Snapshot<never> = Object.freeze({ state: 'Unfulfilled' })

/** The answer is on its way. */
export const pending: Snapshot<never> = Object.freeze({ state: 'Pending' })

/** The snapshot of an error; `error` is frozen already. */
export function errorSnapshot(error: FetchResponse): Snapshot<never> {
  return Object.freeze({ state: 'Error', error })
}

/** What a config that is not valid reads as: status 400, INVALID_CONFIG. */
export const invalidConfig: Snapshot<never> = syntheticError(
  clientErrors.invalidConfig.status,
  clientErrors.invalidConfig.message,
)

/** The result of a read by an unknown policy. */
export const unknownCachePolicy: Snapshot<never> = syntheticError(
  clientErrors.unknownCachePolicy.status,
  clientErrors.unknownCachePolicy.message,
)

/** What only-if-cached reads as when the cache has no answer: status 504. */
export const gatewayTimeout: Snapshot<never> = syntheticError(
  clientErrors.onlyIfCached.status,
  clientErrors.onlyIfCached.message,
)

/** The snapshot of an error that the client itself makes. */
export function syntheticError(status: number, statusText: string): Snapshot<never> {
  return errorSnapshot(
    Object.freeze({
      status,
      statusText,
      ok: false,
      headers: Object.freeze({}),
      body: undefined,
      errorType: 'fetchResponse',
    }),
  )
}
