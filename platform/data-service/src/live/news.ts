import type { NetworkAdapter } from '../network/resource-request'
import { latestNews, newsHeader } from './live-wire'

/** What a data service was told of changes elsewhere, for the requests that it sends afterwards. */
export interface News {
  /** Notes that there were some; `position` is that of their event, and absent where they were an answer. */
  note(position: string | undefined): void
  /** The network whose requests say what was told of, so that no server answers them with less. */
  readonly marked: (network: NetworkAdapter) => NetworkAdapter
}

/** No server is behind by as much: news without a position is said for so long. */
const latestForMs = 2_000

/** Makes the news of one data service, of which there is none yet. */
export function createNews(now: () => number): News {
  let position: string | null = null
  let latestUntil = Number.NEGATIVE_INFINITY
  const value = () => (now() < latestUntil ? latestNews : position)
  return {
    note(told) {
      if (told === undefined) latestUntil = now() + latestForMs
      else position = told
    },
    marked: (network) => (request) => {
      const after = value()
      if (after === null) return network(request)
      return network({ ...request, headers: { ...request.headers, [newsHeader]: after } })
    },
  }
}
