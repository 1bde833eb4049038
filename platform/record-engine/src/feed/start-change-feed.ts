import type pg from 'pg'
import { translateDatabaseError } from '../database/database-error'
import { currentChangePosition, type RecordChange, readChanges } from './read-changes'

/** The dependencies of a feed. */
export interface ChangeFeedOptions {
  /** A pool of `openDatabase`, on the primary. */
  readonly pool: pg.Pool
  /** A pool that connects to PostgreSQL itself; the feed holds one of its connections to be woken by. */
  readonly direct: pg.Pool
  /** The position to start from; `currentChangePosition` by default. */
  readonly after?: string
  /**
   * Receives changes in the order of the feed, one call at a time. When it fails it is called again: each
   * change arrives at least once.
   */
  readonly onChanges: (changes: readonly RecordChange[]) => void | Promise<void>
  /** Called on lost connections, failed reads and failures of `onChanges`; the feed recovers by itself. */
  readonly onError?: (error: unknown) => void
  /** Runs `run` after a delay unless the returned function is called first; `setTimeout` by default. */
  readonly schedule?: (milliseconds: number, run: () => void) => () => void
}

/** A running feed. */
export interface ChangeFeed {
  /** After the last change that `onChanges` has dealt with. */
  position(): string
  /** Stops; resolves when `onChanges` runs no more. */
  close(): Promise<void>
}

const pageSize = 500
/** How soon the feed polls again: when others hold it back, when something failed, and when it was not woken. */
const heldBackMs = 50
const retryMs = 1_000
const unwokenMs = 5_000

/**
 * Starts the reader of the change feed; one per process is enough for any number of listeners. `NOTIFY` only wakes it:
 * the position alone determines what is read, so a lost connection delays changes but loses none. Fails with
 * `unavailable` when the database is unreachable at the start.
 */
export async function startChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const position = options.after ?? (await currentChangePosition(options.pool))
  const reader = new ChangeFeedReader(options, position)
  await reader.listen()
  return reader
}

class ChangeFeedReader implements ChangeFeed {
  readonly #options: ChangeFeedOptions
  readonly #schedule: NonNullable<ChangeFeedOptions['schedule']>
  #position: string
  #listener: pg.PoolClient | null = null
  #reading: Promise<void> | null = null
  /** Whether something was written since the reading at work began. */
  #isWokenAgain = false
  #isClosed = false
  #cancelLook: () => void = () => undefined
  #cancelReconnect: () => void = () => undefined

  constructor(options: ChangeFeedOptions, position: string) {
    this.#options = options
    this.#schedule = options.schedule ?? afterTimeout
    this.#position = position
  }

  position(): string {
    return this.#position
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#cancelLook()
    this.#cancelReconnect()
    const listener = this.#listener
    this.#listener = null
    listener?.release(true)
    await this.#reading
  }

  /** Acquires a connection to be woken by, and reads what was written while there was none. */
  async listen(): Promise<void> {
    const client = await this.#connect()
    if (this.#isClosed) return client.release(true)
    this.#listener = client
    client.on('notification', () => this.#wake())
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, null))
    try {
      await client.query('listen record_change')
    } catch (error) {
      this.#lose(client, error)
    }
    this.#wake()
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#options.direct.connect()
    } catch (error) {
      throw translateDatabaseError(error)
    }
  }

  #lose(client: pg.PoolClient, error: unknown): void {
    if (this.#listener !== client) return
    this.#listener = null
    client.release(true)
    if (error !== null) this.#options.onError?.(error)
    this.#reconnectLater()
  }

  #reconnectLater(): void {
    this.#cancelReconnect = this.#schedule(retryMs, () => {
      this.listen().catch((error: unknown) => {
        this.#options.onError?.(error)
        if (!this.#isClosed) this.#reconnectLater()
      })
    })
  }

  #wake(): void {
    if (this.#isClosed) return
    this.#isWokenAgain = true
    if (this.#reading !== null) return
    this.#cancelLook()
    this.#reading = this.#readAll().then((nextLookMs) => {
      this.#reading = null
      if (this.#isClosed) return
      if (this.#isWokenAgain) this.#wake()
      else this.#cancelLook = this.#schedule(nextLookMs, () => this.#wake())
    })
  }

  /** Reads until nothing is left and returns the number of milliseconds after which to look again. */
  async #readAll(): Promise<number> {
    try {
      while (!this.#isClosed) {
        this.#isWokenAgain = false
        const page = await readChanges(this.#options.pool, { after: this.#position, limit: pageSize })
        if (page.changes.length > 0) await this.#options.onChanges(page.changes)
        this.#position = page.position
        if (page.changes.length < pageSize) return page.isHeldBack ? heldBackMs : unwokenMs
      }
    } catch (error) {
      // Wake-ups that arrive in the meantime wait as well: a failing database is not queried again immediately.
      this.#isWokenAgain = false
      this.#options.onError?.(error)
    }
    return retryMs
  }
}

function afterTimeout(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds).unref()
  return () => clearTimeout(timer)
}
