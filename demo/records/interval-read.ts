import { weatherEvents } from '../world/climate'
import { hoursOfDay } from '../world/clock-changes'
import { monthOfHome } from '../world/consumption'
import { shareAmongIntervals, splitWhole } from '../world/day-shape'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import type { Household } from '../world/household'
import { madeOn } from '../world/moment'
import { addDays, daysIn, fullMonthsBefore, type Month, monthName } from '../world/month'
import type { DemoPeople } from '../world/people'
import { seededRandom } from '../world/seeded-random'
import { demoAccountId } from './account'

const showcases = 12
const daysShown = 90

/** Longer than the 24 months that bills show, so that the weather's events are the same. */
const monthsOfWeather = 37

/**
 * Returns 90 days up to yesterday for twelve accounts, the personas' first: one record per day with the kWh of its 96
 * intervals. The days of a billed month add up to the usage on its bill.
 */
export function demoIntervalReads(people: DemoPeople): readonly DemoRecord[] {
  const active = people.households.filter(
    ({ status, home }) => status === 'Active' && home.utility.commodity === 'Electricity',
  )
  return active.slice(0, showcases).flatMap((household) => readsOf(household, people))
}

function readsOf(household: Household, { today, seed }: DemoPeople): readonly DemoRecord[] {
  const { home, months } = household
  const first = addDays(today, -daysShown)
  const events = weatherEvents(fullMonthsBefore(today, monthsOfWeather))
  const current: Month = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }
  const shown = [...fullMonthsBefore(today, 4), current]
  return shown.flatMap((month) => {
    const name = monthName(month)
    const billed = months.find((candidate) => candidate.name === name)
    const truth = billed ?? monthOfHome(home, month, events, seed)
    const random = seededRandom(seed, `days ${home.key} ${name}`)
    const weights = Array.from({ length: daysIn(month) }, () => 0.75 + random() * 0.5)
    const wattHours = splitWhole(Math.round(truth.measured * 1000), weights)
    return wattHours.flatMap((amount, index) => {
      const date = `${name}-${String(index + 1).padStart(2, '0')}`
      if (date < first || date >= today) return []
      const hours = hoursOfDay(date)
      const values = shareAmongIntervals(
        home.home,
        amount,
        hours,
        seededRandom(seed, `reads ${home.key} ${date}`),
      )
      return [
        {
          objectApiName: 'Interval_Read__c',
          id: demoId(seed, 'a06', `${home.key} ${date}`, madeOn(date)),
          fields: {
            Account__c: demoAccountId(seed, home.key),
            Read_Date__c: date,
            Interval_Count__c: hours * 4,
            Interval_Values__c: values.join(','),
            Kilowatt_Hours__c: amount / 1000,
            Read_Type__c: truth.estimated ? 'Estimated' : 'Actual',
          },
        },
      ]
    })
  })
}
