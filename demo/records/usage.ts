import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { madeOn } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { demoAccountId } from './account'

/** Returns the id of a home's usage in the month `monthName` (`2026-10`). */
export function demoUsageId(seed: number, homeKey: string, monthName: string): string {
  return demoId(seed, 'a00', `${homeKey} ${monthName}`, madeOn(`${monthName}-28`))
}

/** Returns 24 months of usage for each home that is or was served, oldest first. */
export function demoUsage({ seed, households }: DemoPeople): readonly DemoRecord[] {
  return households.flatMap(({ home, months }) =>
    months.map(({ name, days, weather, measured, estimated }) => ({
      objectApiName: 'Usage__c',
      id: demoUsageId(seed, home.key, name),
      fields: {
        Name: name,
        Account__c: demoAccountId(seed, home.key),
        Period_Start__c: `${name}-01`,
        Period_End__c: `${name}-${days}`,
        Days_In_Cycle__c: days,
        Kilowatt_Hours__c: home.home.unit === 'kilowattHours' ? measured : null,
        Therms__c: home.home.unit === 'therms' ? measured : null,
        Average_Temperature__c: weather.averageTemperature,
        Cooling_Degree_Days__c: weather.coolingDegreeDays,
        Heating_Degree_Days__c: weather.heatingDegreeDays,
        Read_Type__c: estimated ? 'Estimated' : 'Actual',
      },
    })),
  )
}
