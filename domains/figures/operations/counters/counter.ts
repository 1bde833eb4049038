import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import type { CountedRecord } from '../../rules/tally'

/** Days to count, both included, `YYYY-MM-DD`. */
export interface DayRange {
  readonly firstDay: string
  readonly lastDay: string
}

/** Records of some days that come after a record, in the order of their ids. */
export interface PieceRequest extends DayRange {
  /** The id of the last record of the piece before; empty at first. */
  readonly after: string
  readonly limit: number
  readonly now: Date
}

/** A piece of the records: what they count as, and the last of those that were looked at. */
export interface Piece {
  readonly records: readonly CountedRecord[]
  /** Null where these were the last ones. */
  readonly next: string | null
}

export type CounterServices = Pick<PortalJobServices, 'engine' | 'systemViewer'>

/** Counts the records of one object. */
export interface Counter {
  readonly name: string
  /**
   * For records that happen on a day: how many days back they can be counted, after which some are deleted. Null for a
   * present state: it is counted for today alone.
   */
  readonly daysBack: number | null
  readonly objectApiName: string
  readonly take: (services: CounterServices, request: PieceRequest) => Promise<Piece>
  /** The day that a record counts on; null where it counts nowhere. */
  readonly dayOf: (services: CounterServices, recordId: string) => Promise<string | null>
}

/** The language that a customer is counted under. */
export function languageOf(preferred: string | null): Language {
  return preferred === 'es' ? 'es' : 'en'
}

/** Returns where the next piece continues after `read`, at most `limit` records in the order of their ids. */
export function nextOf(read: readonly { readonly id: string }[], limit: number): string | null {
  return read.length < limit ? null : (read.at(-1)?.id ?? null)
}
