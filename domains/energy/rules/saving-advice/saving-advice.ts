import { addDays } from '../../../customers/rules/calendar-day'
import {
  type CycleUse,
  measuredCycles,
  useInWeather,
  weatherResponse,
} from '../weather-response/weather-response'

/** What energy goes to: answering the heat, answering the cold, and everything that runs in any weather. */
export type UsePart = 'cooling' | 'heating' | 'always'

/**
 * One part of a year’s use, and how much of it a small change of habit would save in a year. Units of the commodity.
 */
export interface PartOfUse {
  readonly part: UsePart
  readonly used: number
  /** Of the whole, 0 to 1. */
  readonly share: number
  readonly saving: number
}

/** Where an account’s energy goes. */
export interface SavingAdvice {
  /** The season by the weather of the next weeks, as it was a year ago. */
  readonly season: Exclude<UsePart, 'always'> | 'mild'
  /** The cycles that are counted, a year at most. */
  readonly cycles: number
  readonly used: number
  /** The part that the season calls for first, then by size; negligible parts are left out. */
  readonly parts: readonly PartOfUse[]
}

/** How far the thermostat moves, in degrees Fahrenheit, and how much less runs in any weather. */
const savingSteps = { degrees: 2, alwaysShare: 0.1 } as const

const cyclesOfYear = 12
/** A part below a twentieth is within the uncertainty of the regression. */
const leastShare = 0.05
/** About two degrees on every day of a cycle. */
const fewestSeasonDegreeDays = 60
const yearDays = 365
const weeksAhead = 15

/**
 * Splits an account’s last year by what the use responds to, with the account’s own response to the weather (ADR 28),
 * and estimates the saving from two degrees of the thermostat or a tenth less of the rest: two degrees lower the degree
 * days of each day by two, as long as there are any. Null when the response is not known.
 *
 * @param cycles oldest first
 * @param today `YYYY-MM-DD`
 */
export function savingAdvice(
  cycles: readonly CycleUse[],
  commodity: 'Electricity' | 'Gas',
  today: string,
): SavingAdvice | null {
  const response = weatherResponse(cycles, commodity)
  const counted = measuredCycles(cycles)
    .filter(({ cooling, heating }) => cooling !== null && heating !== null)
    .slice(-cyclesOfYear)
  if (response === null || counted.length === 0) return null
  const used = sum(counted, (cycle) => cycle.used)
  const expected = sum(counted, (cycle) => useInWeather(response, weatherOf(cycle)))
  if (used <= 0 || expected <= 0) return null
  // The home's use is known; the regression only determines how it divides.
  const scale = used / expected
  const partOf = (part: UsePart, amount: number, saved: number): PartOfUse => ({
    part,
    used: amount * scale,
    share: amount / expected,
    saving: saved * scale,
  })
  const always = response.base * sum(counted, ({ days }) => days)
  const parts = [
    weatherPart('cooling', counted, response.cooling, partOf),
    weatherPart('heating', counted, response.heating, partOf),
    partOf('always', always, always * savingSteps.alwaysShare),
  ].filter(({ share }) => share >= leastShare)
  const season = seasonOf(cycles, today)
  return {
    season,
    cycles: counted.length,
    used,
    parts: parts.sort(
      (one, other) => Number(other.part === season) - Number(one.part === season) || other.used - one.used,
    ),
  }
}

/**
 * Returns the season by the weather of a year ago, in the cycle that contains the day two weeks ahead; by the month
 * without one.
 */
export function seasonOf(cycles: readonly CycleUse[], today: string): SavingAdvice['season'] {
  const day = addDays(today, weeksAhead - yearDays)
  const then = cycles.find(({ start, end }) => start <= day && day <= end)
  if (then === undefined || then.cooling === null || then.heating === null) return seasonOfMonth(today)
  if (Math.max(then.cooling, then.heating) < fewestSeasonDegreeDays) return 'mild'
  return then.cooling > then.heating ? 'cooling' : 'heating'
}

function seasonOfMonth(today: string): SavingAdvice['season'] {
  const month = Number(today.slice(5, 7))
  if (month >= 5 && month <= 9) return 'cooling'
  return month >= 11 || month <= 2 ? 'heating' : 'mild'
}

function weatherPart(
  part: Exclude<UsePart, 'always'>,
  cycles: readonly CycleUse[],
  perDegreeDay: number,
  partOf: (part: UsePart, amount: number, saved: number) => PartOfUse,
): PartOfUse {
  const degreeDays = sum(cycles, (cycle) => cycle[part] ?? 0)
  const fewer = sum(cycles, (cycle) => Math.min(cycle[part] ?? 0, savingSteps.degrees * cycle.days))
  return partOf(part, perDegreeDay * degreeDays, perDegreeDay * fewer)
}

function weatherOf({ days, cooling, heating }: CycleUse): Parameters<typeof useInWeather>[1] {
  return { days, cooling: cooling ?? 0, heating: heating ?? 0 }
}

function sum(cycles: readonly CycleUse[], of: (cycle: CycleUse) => number): number {
  return cycles.reduce((total, cycle) => total + of(cycle), 0)
}
