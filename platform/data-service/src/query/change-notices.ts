import type { Schedule } from '../schedule'
import type { RateLimit } from './rate-limit'

/** A kind of change outside the data service, and the reads that it invalidates. */
export interface ChangeNotifier<Change> {
  /** Notices of one name are limited together. */
  readonly name: string
  /** Whether a read of that adapter by that checked config may read otherwise after the change. */
  readonly touches: (change: Change, adapter: string, config: unknown) => boolean
}

interface NoticeOptions {
  readonly limit: RateLimit
  readonly now: () => number
  readonly after: Schedule
  /** Called when notices begin to wait. */
  readonly onWait: () => void
}

/** Passes notices of change on, and beyond the limit gathers them into one for as soon as it allows. */
export class MergedNotices<Change> {
  readonly #run: (changes: readonly Change[]) => Promise<void>
  readonly #options: NoticeOptions
  #waiting: { readonly changes: Set<Change>; readonly done: Promise<void> } | null = null

  constructor(run: (changes: readonly Change[]) => Promise<void>, options: NoticeOptions) {
    this.#run = run
    this.#options = options
  }

  /** Resolves when the readers of the changed data have been notified. */
  notify(changes: readonly Change[]): Promise<void> {
    const { limit, now, after, onWait } = this.#options
    if (this.#waiting !== null) {
      for (const change of changes) this.#waiting.changes.add(change)
      return this.#waiting.done
    }
    if (limit.allows(now())) return this.#run(changes)
    onWait()
    const gathered = new Set(changes)
    const done = new Promise<void>((resolve) => {
      after(limit.freeAt() - now(), () => {
        this.#waiting = null
        limit.allows(now())
        resolve(this.#run([...gathered]))
      })
    })
    this.#waiting = { changes: gathered, done }
    return done
  }
}
