import { afterTimeout, type Schedule } from '../schedule'
import type { FetchResponse, NetworkAdapter, ResourceRequest } from './resource-request'

export interface RetryOptions {
  /** How often a request is sent at most; 3 by default. */
  readonly attempts?: number
  /** The pause before the second attempt, doubled for each further one, in milliseconds; 500 by default. */
  readonly firstPauseMs?: number
  /** The longest pause, whatever the server requests; 30000 by default. */
  readonly longestPauseMs?: number
  /** Runs something after a time; `setTimeout` by default. */
  readonly after?: Schedule
  /** From 0 up to 1, so that clients that failed together do not retry together; `Math.random` by default. */
  readonly random?: () => number
}

/** No response, or one that asks to try again later. */
const passing = new Set([0, 429, 502, 503, 504])

/**
 * Retries a request that failed temporarily, after a pause, if that is harmless: reads, including those by POST, and
 * writes that carry an `Idempotency-Key`. Reads that no one wants any more, whose signal has aborted, are given up.
 * `Retry-After` in seconds is respected.
 */
export function retrying(network: NetworkAdapter, options: RetryOptions = {}): NetworkAdapter {
  const { attempts = 3, firstPauseMs = 500, longestPauseMs = 30_000 } = options
  const { after = afterTimeout, random = Math.random } = options
  return async (request, signal) => {
    let response = await network(request, signal)
    if (!mayRepeat(request)) return response
    for (let attempt = 1; attempt < attempts && passing.has(response.status); attempt += 1) {
      const own = firstPauseMs * 2 ** (attempt - 1) * (0.5 + random() / 2)
      const pause = Math.min(Math.max(own, retryAfterMs(response)), longestPauseMs)
      await new Promise<void>((resolve) => {
        after(pause, resolve)
      })
      if (signal?.aborted) return response
      response = await network(request, signal)
    }
    return response
  }
}

function mayRepeat({ method, headers, isRead }: ResourceRequest): boolean {
  if (method === 'GET' || isRead) return true
  return Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key')
}

function retryAfterMs({ headers }: FetchResponse): number {
  const seconds = Number(headers['retry-after'] ?? 0)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0
}
