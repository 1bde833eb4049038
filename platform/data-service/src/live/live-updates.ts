import type { DataService } from '../data-service-api'
import { afterTimeout, type Schedule } from '../schedule'
import type { LiveEvent, LiveTransport } from './live-transport'
import type { HeldRecord } from './live-wire'

export interface LiveUpdatesOptions {
  readonly dataService: DataService
  readonly transport: LiveTransport
  /** Called once when the session of the stream has ended. */
  readonly onSignedOut?: () => void
  /** Called when others opened or left a cached record. */
  readonly onPresence?: (recordId: string) => void
  /** Runs `run` after a delay unless the returned function is called first; `setTimeout` by default. */
  readonly schedule?: Schedule
}

/** New records are reported together, this long after the first of them. */
const gatherMs = 200
/** The most records that one request reports. */
const holdLimit = 2_000
const retryMs = 5_000

/**
 * Keeps a data service up to date with changes by others: reports to the server which records are cached, and applies
 * the changes it announces; readers are updated, or lose a record that they can no longer see. Runs until the returned
 * function is called.
 */
export function startLiveUpdates(options: LiveUpdatesOptions): () => void {
  const { dataService, transport } = options
  const schedule = options.schedule ?? afterTimeout
  let connectionId: string | null = null
  let position: string | null = null
  let waiting = new Map<string, HeldRecord>()
  let cancel: (() => void) | null = null

  const notify = async (records: readonly HeldRecord[], since: string | null): Promise<void> => {
    const connection = connectionId
    if (connection === null) return
    try {
      for (let start = 0; start === 0 || start < records.length; start += holdLimit) {
        const part = records.slice(start, start + holdLimit)
        const changes = await transport.hold(connection, part, start === 0 ? since : null)
        if (changes !== null) dataService.applyChanges(changes)
      }
    } catch {
      // Without a response the state of these records is unknown, so they are reported again.
      for (const record of records) waiting.set(record.id, record)
      later(retryMs)
    }
  }

  const later = (milliseconds: number) => {
    cancel ??= schedule(milliseconds, () => {
      cancel = null
      const records = [...waiting.values()]
      waiting = new Map()
      if (records.length > 0) void notify(records, null)
    })
  }

  const take = (event: LiveEvent) => {
    if (event.kind === 'signedOut') {
      options.onSignedOut?.()
      return
    }
    if (event.kind === 'presence') {
      options.onPresence?.(event.recordId)
      return
    }
    if (event.kind === 'hello') {
      const since = position
      connectionId = event.connectionId
      position = event.position
      void notify(dataService.heldRecords(), since)
      return
    }
    position = event.position
    dataService.applyChanges(event.changes, event.position)
  }

  const stopWatching = dataService.watchRecords((records) => {
    for (const record of records) waiting.set(record.id, record)
    later(gatherMs)
  })
  const close = transport.open(take)
  return () => {
    close()
    stopWatching()
    cancel?.()
  }
}
