import type { DataService } from '../data-service-api'
import type { Inside, InspectedQuery } from '../inspect/inside'
import { afterTimeout, type Schedule } from '../schedule'

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** When data on screen is refreshed. Nothing is, unless one of these is set. */
export interface KeepFreshOptions {
  /** The interval, in milliseconds, for refreshing what has expired. */
  readonly expiredEveryMs?: number
  /** The interval, in milliseconds, for refreshing everything. */
  readonly everyMs?: number
  /** Refreshes expired data when the page becomes visible again: `document`. */
  readonly page?: Events & { readonly visibilityState: string }
  /** Refreshes expired and failed data when the network is available again: `window`. */
  readonly connection?: Events
  /** Runs something after a time; `setTimeout` by default. */
  readonly after?: Schedule
}

/**
 * Refreshes the data that views of a data service show, at the times that `options` name; ends with the returned
 * function. If `page` is set, nothing is read while the page is hidden.
 */
export function keepFresh(dataService: Pick<DataService, 'inspect'>, options: KeepFreshOptions): () => void {
  const { page, connection, after = afterTimeout } = options
  const inside = dataService.inspect()
  const isSeen = () => page === undefined || page.visibilityState === 'visible'
  const readExpired = () => void (isSeen() && readAgain(inside, isExpired))
  const readAll = () => void (isSeen() && readAgain(inside, () => true))
  const ends = [
    every(options.expiredEveryMs, readExpired, after),
    every(options.everyMs, readAll, after),
    on(page, 'visibilitychange', readExpired),
    on(connection, 'online', readExpired),
  ]
  return () => {
    for (const end of ends) end()
  }
}

function readAgain(inside: Inside, isMeant: (query: InspectedQuery, now: number) => boolean): void {
  const now = inside.now()
  for (const query of [...inside.queries.values()]) {
    if (isFollowed(query) && isMeant(query, now)) void inside.fetch(query, true, undefined, false)
  }
}

/** Whether any view that shows it allows requests. */
function isFollowed({ observations }: InspectedQuery): boolean {
  return [...observations].some(({ cachePolicy }) => cachePolicy?.type !== 'only-if-cached')
}

function isExpired(query: InspectedQuery, now: number): boolean {
  const { found, expiresAt } = query.lookUp(now)
  return found !== 'data' || expiresAt < now
}

function every(milliseconds: number | undefined, run: () => void, after: Schedule): () => void {
  if (milliseconds === undefined) return () => undefined
  let cancel = () => {}
  const next = () => {
    cancel = after(milliseconds, () => {
      run()
      next()
    })
  }
  next()
  return () => cancel()
}

function on(target: Events | undefined, type: string, run: () => void): () => void {
  target?.addEventListener(type, run)
  return () => target?.removeEventListener(type, run)
}
