import type { DataServiceState } from '../store/state'

/** The format version of stored data; a page with another version finds nothing. */
const format = 2

/** How far a clock may go back between two pages, in milliseconds, before nothing is known of any age. */
const clockToleranceMs = 1_000

interface StoredState {
  readonly format: number
  readonly release: string
  /** By the clock of the device, in milliseconds of the epoch. */
  readonly writtenAt: number
  readonly state: DataServiceState
}

/** What decides whether a stored state is read. */
export interface StateReader {
  readonly release: string
  readonly now: number
}

/** A state as a string of at most `maxLength` characters; the oldest entries are left out beyond it. */
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
 * A state from its text, with the lifetimes as they were: what expired since then has expired. Undefined for another
 * form or release, and when the clock went back, since nothing is known of any age then.
 */
export function readState(text: string, { release, now }: StateReader): DataServiceState | undefined {
  const stored = JSON.parse(text) as Partial<StoredState>
  if (stored.format !== format || stored.release !== release || stored.state === undefined) return undefined
  const { writtenAt = Number.POSITIVE_INFINITY, state } = stored
  if (writtenAt - now > clockToleranceMs) return undefined
  return { ...state, keepsLifetimes: true }
}
