import { type Climate, type Weather, type WeatherEvents, weatherEvents, weatherOf } from './climate'
import type { DemoSettings } from './demo-world'
import { usageOf } from './home'
import { daysIn, fullMonthsBefore, type Month, monthName } from './month'
import { oneDecimal } from './one-decimal'
import type { DemoHome } from './person'
import { seededRandom } from './seeded-random'

/** A home's usage in one month and its meter read. kWh or therms, one decimal. */
export interface HomeMonth {
  readonly month: Month
  /** `2026-10` */
  readonly name: string
  readonly days: number
  readonly weather: Weather
  readonly used: number
  readonly measured: number
  readonly estimated: boolean
}

const monthsShown = 24

/** Longer than any account has been closed. */
const longestAgo = 12

/** The share of the month's true use in an estimate: estimated reads are usually too low. */
const estimatedShare = 0.8

/** Returns 24 months of a home, oldest first. A home with a missing month reaches one month further back. */
export function monthsOfHome(home: DemoHome, { today, seed }: DemoSettings): readonly HomeMonth[] {
  const all = fullMonthsBefore(today, monthsShown + 1 + longestAgo)
  const events = weatherEvents(all)
  const end = all.length - (home.closedMonthsAgo ?? 0)
  const window = all.slice(end - monthsShown - 1, end)
  const served = home.missingMonthsAgo === undefined ? window.slice(1) : window
  const months: HomeMonth[] = []
  let notYetBilled = 0
  for (const [index, month] of served.entries()) {
    const monthsAgo = served.length - 1 - index
    if (monthsAgo === home.missingMonthsAgo) continue
    const truth = monthOfHome(home, month, events, seed)
    const estimated = monthsAgo === home.estimatedMonthsAgo
    const measured = oneDecimal(estimated ? truth.used * estimatedShare : truth.used + notYetBilled)
    notYetBilled = estimated ? truth.used - measured : 0
    months.push({ ...truth, measured, estimated })
  }
  return months
}

/** Returns a home's true usage in a month, the current one included. */
export function monthOfHome(home: DemoHome, month: Month, events: WeatherEvents, seed: number): HomeMonth {
  const days = daysIn(month)
  const weather = weatherOf(home.climate, month, days, events, seed)
  const name = monthName(month)
  const used = usageOf(home.home, weather, days, seededRandom(seed, `usage ${home.key} ${name}`))
  return { month, name, days, weather, used, measured: used, estimated: false }
}

/** Returns the usage of that kind of home in each month of a normal year, January first. */
export function normalYear(home: DemoHome): readonly number[] {
  const { coolingDegreeDays, heatingDegreeDays }: Climate = home.climate
  return coolingDegreeDays.map(
    (cooling, index) =>
      home.home.base + home.home.cooling * cooling + home.home.heating * (heatingDegreeDays[index] ?? 0),
  )
}
