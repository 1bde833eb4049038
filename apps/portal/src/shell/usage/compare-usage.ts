import type { UsageMonth } from './usage-month'

/** How this cycle differs from the last and which causes the figures support. */
export interface UsageComparison {
  /** This less last, in the account's unit. */
  readonly difference: number
  /** Days in this cycle less days in the last; zero unless it pulls the usage the same way. */
  readonly days: number
  /** The weather, when it pulled the usage the same way; null when it did not or is unknown. */
  readonly weather: 'hotter' | 'colder' | 'milder' | null
}

/** Degree days a day below which weather is called the same. */
const noticeableDegreeDays = 1

/**
 * Compares two cycles. A cause is named only when it points the way the usage went: more days never explain
 * a smaller bill. Weather is judged by degree days a day, so that a longer cycle is no "hotter weather"; gas
 * reacts to heating alone.
 */
export function compareUsage(
  current: UsageMonth,
  last: UsageMonth,
  commodity: 'electricity' | 'gas',
): UsageComparison {
  const difference = current.amount - last.amount
  const direction = Math.sign(difference)
  const days = current.days - last.days
  return {
    difference,
    days: Math.sign(days) === direction ? days : 0,
    weather: weatherBehind(current, last, commodity, direction),
  }
}

function weatherBehind(
  current: UsageMonth,
  last: UsageMonth,
  commodity: 'electricity' | 'gas',
  direction: number,
): UsageComparison['weather'] {
  const cooling = commodity === 'gas' ? 0 : perDay(current.cooling, current) - perDay(last.cooling, last)
  const heating = perDay(current.heating, current) - perDay(last.heating, last)
  if (direction > 0) {
    if (Math.max(cooling, heating) < noticeableDegreeDays) return null
    return cooling >= heating ? 'hotter' : 'colder'
  }
  if (direction < 0) return cooling + heating <= -noticeableDegreeDays ? 'milder' : null
  return null
}

function perDay(degreeDays: number | null, cycle: UsageMonth): number {
  return degreeDays === null || cycle.days <= 0 ? 0 : degreeDays / cycle.days
}
