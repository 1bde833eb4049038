import type { DataService } from '../data-service-api'
import { afterTimeout, type Schedule } from '../schedule'
import type { DataServiceState } from '../store/state'

/** A place that keeps one text under a name, such as a database of the browser. */
export interface DurablePlace {
  read(name: string): Promise<string | null>
  write(name: string, text: string): Promise<void>
  /** Forgets all names. */
  wipe(): Promise<void>
}

export interface DurableStoreOptions {
  readonly place: DurablePlace
  /** Who is signed in; what another user's cache held is wiped before anything is read. */
  readonly userId: string
  /** Runs `run` after a time unless what it gives is called first; `setTimeout` by default. */
  readonly schedule?: Schedule
}

/** A cache that outlives the page. */
export interface DurableStore {
  /** What was kept for this user; for `initialState`. Undefined when there is nothing. */
  load(): Promise<DataServiceState | undefined>
  /** Keeps what the data service holds, a second after it changed; ends with the returned function. */
  keep(dataService: DataService): () => void
  /** Forgets everything, as at sign-out. */
  wipe(): Promise<void>
}

const stateName = 'state'
const ownerName = 'owner'
const saveAfterMs = 1_000

/** Makes the durable store of one user. Failures of the place cost the durability and nothing else. */
export function openDurableStore({
  place,
  userId,
  schedule = afterTimeout,
}: DurableStoreOptions): DurableStore {
  let isWiped = false
  return {
    async load() {
      try {
        if ((await place.read(ownerName)) !== userId) {
          await place.wipe()
          await place.write(ownerName, userId)
          return undefined
        }
        const text = await place.read(stateName)
        return text === null ? undefined : (JSON.parse(text) as DataServiceState)
      } catch {
        return undefined
      }
    },
    keep(dataService) {
      let cancel: (() => void) | null = null
      const save = () => {
        cancel = null
        if (isWiped) return
        const text = JSON.stringify(dataService.serialise())
        place.write(stateName, text).catch(() => undefined)
      }
      const stop = dataService.watchRecords(() => {
        cancel ??= schedule(saveAfterMs, save)
      })
      return () => {
        stop()
        cancel?.()
      }
    },
    async wipe() {
      isWiped = true
      await place.wipe().catch(() => undefined)
    },
  }
}
