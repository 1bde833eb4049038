import type { DataServiceState } from '../store/state'

/** The format version of stored data; a page with another version finds nothing. */
const format = 2

/** How far a clock may go back between two pages, in milliseconds, before all ages are considered unknown. */
const clockToleranceMs = 1_000

interface StoredState {
  readonly format: number
  readonly release: string
  /** By the clock of the device, in milliseconds of the epoch. */
  readonly writtenAt: number
  readonly state: DataServiceState
}

/** The conditions for reading a stored state. */
export interface StateReader {
  readonly release: string
  readonly now: number
}

/** Serialises a state to at most `maxLength` characters; beyond that the oldest entries are omitted. */
export function writeState(
  { entries, ...state }: DataServiceState,
  { release, now }: StateReader,
  maxLength: number,
): string {
  const retained: string[] = []
  let length = 0
  for (const entry of [...entries].sort((one, other) => other.ingestedAt - one.ingestedAt)) {
    // Data that expires on arrival is for one reader only, and is not stored on the device.
    if (entry.expiresAt < entry.ingestedAt) continue
    const text = JSON.stringify(entry)
    length += text.length
    if (length > maxLength) break
    retained.push(text)
  }
  const stored: StoredState = {
    format,
    release,
    writtenAt: now,
    state: { ...state, errors: {}, entries: [] },
  }
  return JSON.stringify(stored).replace('"entries":[]', () => `"entries":[${retained.join()}]`)
}

/**
 * Parses a state from its text, with the original lifetimes: entries that have since expired are expired. Undefined for
 * another format version or release, and when the clock went back, since all ages are unknown then.
 */
export function readState(text: string, { release, now }: StateReader): DataServiceState | undefined {
  const stored = JSON.parse(text) as Partial<StoredState>
  if (stored.format !== format || stored.release !== release || stored.state === undefined) return undefined
  const { writtenAt = Number.POSITIVE_INFINITY, state } = stored
  if (writtenAt - now > clockToleranceMs) return undefined
  return { ...state, keepsLifetimes: true }
}
