import type { DataService } from '../data-service-api'
import { afterTimeout, type Schedule } from '../schedule'
import type { DataServiceState } from '../store/state'
import type { DurablePlace } from './durable-place'
import { readState, writeState } from './stored-state'

export interface DurableStoreOptions {
  readonly place: DurablePlace
  /** The signed-in user; another user's data is removed from the storage before anything is read. */
  readonly userId: string
  /** The application's release; data stored by another one is not read. */
  readonly release?: string
  /** The clock of the device, in milliseconds of the epoch; `Date.now` by default. */
  readonly now?: () => number
  /** How long the stored text may be, in characters; 4,000,000 by default. */
  readonly maxLength?: number
  /** Runs `run` after a delay unless the returned function is called first; `setTimeout` by default. */
  readonly schedule?: Schedule
}

/** A cache that outlives the page. */
export interface DurableStore {
  /** Loads the data stored for this user that is still fresh; for `initialState`. Undefined when there is none. */
  load(): Promise<DataServiceState | undefined>
  /**
   * Stores the cache on the device: a second after data arrives, and immediately when data is dropped, so that it does
   * not remain there. Ends when the returned function is called or another user's page is opened.
   */
  keep(dataService: DataService): () => void
  /** Deletes everything, as at sign-out. */
  wipe(): Promise<void>
}

const saveAfterMs = 1_000

/** The length of a text, in characters, that fits on any device with storage. */
const smallestTry = 10_000

/** Creates the durable store of one user. When the storage fails, only durability is lost. */
export function openDurableStore({
  place,
  userId,
  release = '',
  now = () => Date.now(),
  maxLength = 4_000_000,
  schedule = afterTimeout,
}: DurableStoreOptions): DurableStore {
  let isOver = false
  let limit = maxLength
  const reader = () => ({ release, now: now() })

  /**
   * Stores the state; half as much of it when there is not enough space. A page that no longer owns the storage stops.
   */
  async function save(dataService: DataService): Promise<void> {
    if (isOver) return
    const text = writeState(dataService.serialise(), reader(), limit)
    try {
      if (!(await place.write(userId, text))) isOver = true
    } catch (error) {
      const isFull = error instanceof Error && error.name === 'QuotaExceededError'
      if (!isFull || text.length < smallestTry) return
      limit = Math.floor(Math.min(limit, text.length) / 2)
      await save(dataService)
    }
  }

  return {
    async load() {
      try {
        const text = await place.claim(userId)
        return text === null ? undefined : readState(text, reader())
      } catch {
        return undefined
      }
    },
    keep(dataService) {
      let waiting: { readonly isUrgent: boolean; readonly cancel: () => void } | null = null
      const saveAll = () => {
        waiting = null
        void save(dataService)
      }
      const stop = dataService.watchContents((isLess) => {
        if (waiting !== null && waiting.isUrgent >= isLess) return
        waiting?.cancel()
        // Data dropped together is written once, as soon as all of it is dropped.
        waiting = { isUrgent: isLess, cancel: schedule(isLess ? 0 : saveAfterMs, saveAll) }
      })
      return () => {
        stop()
        waiting?.cancel()
      }
    },
    async wipe() {
      isOver = true
      await place.wipe().catch(() => undefined)
    },
  }
}
