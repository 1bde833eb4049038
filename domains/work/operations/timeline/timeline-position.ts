import type { Condition } from '@porchlight/record-engine'

/**
 * The place of an event in the order of all: the newest first; of one moment, the highest id first; of one record, the
 * lowest rank of its kind.
 */
export interface TimelinePosition {
  /** ISO 8601 with milliseconds; a day without a time is placed at its start in UTC. */
  readonly moment: string
  readonly recordId: string
  readonly rank: number
}

/** The moment that a date or a moment is ordered by. */
export function toMoment(at: string): string {
  return new Date(at).toISOString()
}

/** The newer of two positions first. */
export function byNewest(one: TimelinePosition, other: TimelinePosition): number {
  return compare(other.moment, one.moment) || compare(other.recordId, one.recordId) || one.rank - other.rank
}

/** Formats a position for an address: `2026-11-20T18:00:00.000Z_500000000000001AAA_3`. */
export function formatPosition({ moment, recordId, rank }: TimelinePosition): string {
  return `${moment}_${recordId}_${rank}`
}

const positionPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([a-zA-Z0-9]{18})_(\d{1,2})$/

/** Reads what `writePosition` wrote; null for anything else. */
export function parsePosition(text: string): TimelinePosition | null {
  const [, moment = '', recordId = '', rank = ''] = positionPattern.exec(text) ?? []
  return Number.isNaN(Date.parse(moment)) || toMoment(moment) !== moment
    ? null
    : { moment, recordId, rank: Number(rank) }
}

/** Which records of a kind come after `position`: those that are older, or of the same time and further down. */
export function conditionBefore(
  { moment, recordId, rank: rankBefore }: TimelinePosition,
  { at, isDay, rank }: { readonly at: string; readonly isDay: boolean; readonly rank: number },
): Condition {
  const comparison = (operator: 'lt' | 'lte' | 'eq', value: string, field = at): Condition => ({
    kind: 'compare',
    field,
    operator,
    value,
  })
  const day = moment.slice(0, 10)
  // Within a day that has no times, everything is placed at its start: after whatever happened later that day.
  if (isDay && moment !== toMoment(day)) return comparison('lte', day)
  const value = isDay ? day : moment
  return {
    kind: 'or',
    conditions: [
      comparison('lt', value),
      {
        kind: 'and',
        conditions: [comparison('eq', value), comparison(rank > rankBefore ? 'lte' : 'lt', recordId, 'Id')],
      },
    ],
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
