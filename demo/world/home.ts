import type { Weather } from './climate'
import { oneDecimal } from './one-decimal'

/**
 * How a home's use follows the weather: `base + cooling × CDD + heating × HDD` a month of 30.4 days.
 * The electric figures are fitted to the yearly totals of `docs/specification/trade.md` section 6.3 (kWh), the gas
 * figures to its cold-state months (therms).
 */
export interface Home {
  readonly unit: 'kilowattHours' | 'therms'
  readonly base: number
  readonly cooling: number
  readonly heating: number
}

export const homes = {
  apartmentElectricHeat: { unit: 'kilowattHours', base: 332, cooling: 0.949, heating: 0.551 },
  houseGasHeat: { unit: 'kilowattHours', base: 585, cooling: 2.207, heating: 0 },
  houseElectricHeat: { unit: 'kilowattHours', base: 561, cooling: 2.095, heating: 1.144 },
  housePoolAndCar: { unit: 'kilowattHours', base: 1146, cooling: 3.012, heating: 0.911 },
  houseGasOnly: { unit: 'therms', base: 13, cooling: 0, heating: 0.104 },
} as const satisfies Readonly<Record<string, Home>>

const daysOfAverageMonth = 30.4

/** Returns a home's usage in a month, with one decimal. `random` varies it by up to 6 %. */
export function usageOf(home: Home, weather: Weather, days: number, random: () => number): number {
  const steady = home.base * (days / daysOfAverageMonth)
  const byWeather = home.cooling * weather.coolingDegreeDays + home.heating * weather.heatingDegreeDays
  const chance = 1 + (random() * 2 - 1) * 0.06
  return oneDecimal((steady + byWeather) * chance)
}
