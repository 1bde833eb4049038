import { demoAccountId } from '../account/demo'
import { type WeatherEvents, weatherEvents, weatherOf } from '../demo-world/climate'
import { demoId } from '../demo-world/demo-id'
import type { DemoRecord, DemoSettings } from '../demo-world/demo-world'
import { usageOf } from '../demo-world/home'
import { daysIn, fullMonthsBefore, type Month, monthName } from '../demo-world/month'
import { type DemoHome, personas } from '../demo-world/personas'
import { seededRandom } from '../demo-world/seeded-random'

const monthsShown = 24

/** What an estimate takes of the month's true use: readings that are guessed are usually too low. */
const estimatedShare = 0.8

/** 24 months of usage for each home, oldest first. A home with a missing month reaches one month further back. */
export function demoUsage({ today, seed }: DemoSettings): readonly DemoRecord[] {
  const months = fullMonthsBefore(today, monthsShown + 1)
  const events = weatherEvents(months)
  return personas.flatMap((persona) =>
    persona.homes.flatMap((home) => usageOfHome(home, months, events, seed)),
  )
}

function usageOfHome(
  home: DemoHome,
  window: readonly Month[],
  events: WeatherEvents,
  seed: number,
): readonly DemoRecord[] {
  const records: DemoRecord[] = []
  const months = home.missingMonthsAgo === undefined ? window.slice(1) : window
  let notYetBilled = 0
  for (const [index, month] of months.entries()) {
    const monthsAgo = months.length - 1 - index
    if (monthsAgo === home.missingMonthsAgo) continue
    const days = daysIn(month)
    const weather = weatherOf(home.climate, month, days, events, seed)
    const random = seededRandom(seed, `usage ${home.key} ${monthName(month)}`)
    const used = usageOf(home.home, weather, days, random)
    const estimated = monthsAgo === home.estimatedMonthsAgo
    const measured = oneDecimal(estimated ? used * estimatedShare : used + notYetBilled)
    notYetBilled = estimated ? used - measured : 0
    records.push({
      objectApiName: 'Usage__c',
      id: demoId(seed, 'a00', `${home.key} ${monthName(month)}`, Date.UTC(month.year, month.month)),
      fields: {
        Name: monthName(month),
        Account__c: demoAccountId(seed, home.key),
        Period_Start__c: `${monthName(month)}-01`,
        Period_End__c: `${monthName(month)}-${days}`,
        Days_In_Cycle__c: days,
        Kilowatt_Hours__c: home.home.unit === 'kilowattHours' ? measured : null,
        Therms__c: home.home.unit === 'therms' ? measured : null,
        Average_Temperature__c: weather.averageTemperature,
        Cooling_Degree_Days__c: weather.coolingDegreeDays,
        Heating_Degree_Days__c: weather.heatingDegreeDays,
        Read_Type__c: estimated ? 'Estimated' : 'Actual',
      },
    })
  }
  return records
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
