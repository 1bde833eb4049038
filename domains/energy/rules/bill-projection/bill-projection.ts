import { addDays } from '../../../customers/rules/calendar-day'
import type { PlanRates } from '../../../plans/rules/plan-price/plan-rates'
import {
  type CycleUse,
  measuredCycles,
  useInWeather,
  type WeatherResponse,
  weatherResponse,
} from '../weather-response/weather-response'

/** What a plan charges or credits by how much a month uses, which no single bill shows. Amounts in cents. */
export interface PlanSteps {
  /** Each is taken off the bill of a month with at least its `fromUnits`. */
  readonly credits: PlanRates['credits']
  /** Charged in a month with less than `belowUnits`. */
  readonly minimumFee: PlanRates['minimumFee']
  /** What so many units of energy cost; null where every unit costs the same. */
  readonly energyOf: ((units: number) => number) | null
}

/** What a month costs, as the last bill charged it. Amounts in cents. */
export interface BilledRates extends PlanSteps {
  /** For each unit, all charges by unit together but those of `energyOf`; with fractions. */
  readonly perUnit: number
  /** For each month. */
  readonly monthly: number
  /** What taxes and assessments add to the rest: 0.0017 for 0.17 %. */
  readonly governmentShare: number
}

/** A figure between two others that it lies between in about eight of ten months. */
export interface Band {
  readonly low: number
  readonly likely: number
  readonly high: number
}

/** How much the bill of the cycle that runs will likely be. */
export interface BillProjection {
  /** The cycle’s calendar days, both counted. */
  readonly start: string
  readonly end: string
  readonly days: number
  /** The number of its days that are read, and the use on those days. */
  readonly daysRead: number
  readonly usedSoFar: number
  readonly used: Band
  /** In whole cents. */
  readonly charges: Band
}

/** Of a normal distribution, 80 % lies within so many standard deviations. */
const deviationsOfBand = 1.2816
/** The error presumed for a home with little history: counted as this many cycles with this error. */
const presumedError = 0.1
const presumedCycles = 3
/** How far apart in the year two cycles may begin and still be of one season. */
const seasonDays = 20

/**
 * Projects the bill of the cycle after the last of `cycles`; null when the data are insufficient: without a cycle of
 * the same season a year ago, or without enough measured cycles to know how the home responds to the weather.
 *
 * *Use*: days that were read count as read. Each other day is expected to have the home's use (`weatherResponse`) in
 * the mean weather of the same season in earlier years; the cycle is as long as it was a year ago. *Price*: as charged
 * on the last bill. Late fees and other single charges are not predicted.
 *
 * *Band*: the method is tested on the account’s own last year, each cycle from those before it alone. The mean square
 * of the relative errors, weighted with three presumed cycles of 10 %, is the spread of the days to come; the band
 * spans 1.28 of them to each side. Where a bill credit begins or a minimum usage fee ends within the band, both sides
 * of it count. Back-tests hold the share of bills within their bands to 70 to 90 %.
 *
 * @param cycles oldest first
 * @param days the days of the running cycle that were read
 */
export function projectBill(
  cycles: readonly CycleUse[],
  commodity: 'Electricity' | 'Gas',
  rates: BilledRates,
  days: readonly { readonly date: string; readonly used: number }[],
): BillProjection | null {
  const last = cycles.at(-1)
  if (last === undefined) return null
  const start = addDays(last.end, 1)
  const expected = expectedUse(cycles, commodity, start)
  if (expected === null) return null
  const end = addDays(start, expected.days - 1)
  const read = days.filter(({ date }) => date >= start && date <= end)
  const usedSoFar = read.reduce((sum, { used }) => sum + used, 0)
  const rest = expected.perDay * (expected.days - read.length)
  const spread = deviationsOfBand * errorOf(cycles, commodity) * rest
  const used = {
    low: usedSoFar + Math.max(0, rest - spread),
    likely: usedSoFar + rest,
    high: usedSoFar + rest + spread,
  }
  return {
    start,
    end,
    days: expected.days,
    daysRead: read.length,
    usedSoFar,
    used,
    charges: chargesWithin(rates, used),
  }
}

/** What a cycle that begins on `start` is expected to use a day, from the cycles before it alone. */
function expectedUse(
  before: readonly CycleUse[],
  commodity: 'Electricity' | 'Gas',
  start: string,
): { readonly days: number; readonly perDay: number } | null {
  const response = weatherResponse(before, commodity)
  const likes = before.filter((cycle) => isOfSeason(cycle.start, start) && cycle.cooling !== null)
  const latest = likes.at(-1)
  if (response === null || latest === undefined) return null
  return { days: latest.days, perDay: meanUse(response, likes) }
}

function meanUse(response: WeatherResponse, likes: readonly CycleUse[]): number {
  const sum = (of: (cycle: CycleUse) => number) => likes.reduce((total, cycle) => total + of(cycle), 0)
  const weather = {
    days: sum(({ days }) => days),
    cooling: sum(({ cooling }) => cooling ?? 0),
    heating: sum(({ heating }) => heating ?? 0),
  }
  return useInWeather(response, weather) / weather.days
}

/** The relative error of the method on the account’s own last twelve measured cycles, that of their length included. */
function errorOf(cycles: readonly CycleUse[], commodity: 'Electricity' | 'Gas'): number {
  const measured = new Set(measuredCycles(cycles))
  let squares = presumedCycles * presumedError ** 2
  let count = presumedCycles
  for (const [index, cycle] of cycles.entries()) {
    if (index < cycles.length - 12 || !measured.has(cycle)) continue
    const expected = expectedUse(cycles.slice(0, index), commodity, cycle.start)
    if (expected === null || expected.perDay <= 0) continue
    squares += (cycle.used / (expected.perDay * expected.days) - 1) ** 2
    count += 1
  }
  return Math.sqrt(squares / count)
}

/** Whether two cycles begin at the same time of the year, in different years. */
function isOfSeason(one: string, other: string): boolean {
  const apart = Math.abs(Date.parse(other) - Date.parse(one)) / 86_400_000
  const years = Math.round(apart / 365.25)
  return years >= 1 && Math.abs(apart - years * 365.25) <= seasonDays
}

function chargesWithin(rates: BilledRates, used: Band): Band {
  const edges = [used.low, used.likely, used.high]
  const steps = [
    ...rates.credits.map(({ fromUnits }) => fromUnits),
    ...(rates.minimumFee === null ? [] : [rates.minimumFee.belowUnits]),
  ]
  for (const step of steps) if (step > used.low && step <= used.high) edges.push(step, step - 0.001)
  const charges = edges.map((units) => chargesAt(rates, units))
  return { low: Math.min(...charges), likely: chargesAt(rates, used.likely), high: Math.max(...charges) }
}

function chargesAt(rates: BilledRates, units: number): number {
  const { perUnit, monthly, governmentShare, credits, minimumFee, energyOf } = rates
  const credited = credits.reduce(
    (sum, { amount, fromUnits }) => (units >= fromUnits ? sum + amount : sum),
    0,
  )
  const fee = minimumFee !== null && units < minimumFee.belowUnits ? minimumFee.amount : 0
  const byUnit = units * perUnit + (energyOf === null ? 0 : energyOf(units))
  return Math.round((byUnit + monthly + fee - credited) * (1 + governmentShare))
}
