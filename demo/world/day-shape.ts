import type { Home } from './home'
import { homes } from './home'

/** The share of each hour of the day in a home's use, midnight first: low at night, highest from 5 to 8 pm. */
const ordinary = [5, 4, 4, 4, 4, 5, 7, 8, 7, 6, 6, 7, 7, 8, 8, 9, 11, 13, 14, 13, 11, 9, 7, 6]

/** With a car that is charged from 11 pm to 4 am. */
const withCar = ordinary.map((share, hour) => (hour >= 23 || hour < 4 ? share + 14 : share))

/**
 * Distributes `wattHours` over the intervals of a day of `hours` hours: as kWh with three decimals that add up. On
 * clock-change days the hour from 2 to 3 am is missing or occurs twice.
 */
export function shareAmongIntervals(
  home: Home,
  wattHours: number,
  hours: 23 | 24 | 25,
  random: () => number,
): readonly string[] {
  const shares = home === homes.housePoolAndCar ? withCar : ordinary
  const clock = Array.from({ length: hours }, (_, hour) =>
    hour < 2 || hours === 24 ? hour : hour + 24 - hours,
  )
  const weights = clock.flatMap((hour) =>
    Array.from({ length: 4 }, () => (shares[hour] ?? 6) * (0.7 + random() * 0.6)),
  )
  return splitWhole(wattHours, weights).map((amount) => (amount / 1000).toFixed(3))
}

/** Splits a whole number in proportion to `weights`, into whole numbers that add up to it. */
export function splitWhole(whole: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  let given = 0
  return weights.map((weight) => {
    reached += weight
    const upTo = Math.round((whole * reached) / total)
    const part = upTo - given
    given = upTo
    return part
  })
}
