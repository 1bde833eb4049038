import type { NetworkAdapter } from '../network/resource-request'
import { afterHeader, latestChange } from './live-wire'

/** Which changes elsewhere a data service was notified of, for the requests that it sends afterwards. */
export interface SeenChanges {
  /** Records that changes arrived; `position` is that of their event, absent when they were a response. */
  note(position: string | undefined): void
  /** Adds the header to the network's requests, so that no server responds with an older state. */
  readonly marked: (network: NetworkAdapter) => NetworkAdapter
}

/** No server lags behind by this much: changes without a position are mentioned for this long. */
const latestForMs = 2_000

/** Creates the seen changes of one data service, which has seen none yet. */
export function createSeenChanges(now: () => number): SeenChanges {
  let position: string | null = null
  let latestUntil = Number.NEGATIVE_INFINITY
  const value = () => (now() < latestUntil ? latestChange : position)
  return {
    note(noted) {
      if (noted === undefined) latestUntil = now() + latestForMs
      else position = noted
    },
    marked: (network) => (request, signal) => {
      const after = value()
      if (after === null) return network(request, signal)
      return network({ ...request, headers: { ...request.headers, [afterHeader]: after } }, signal)
    },
  }
}
