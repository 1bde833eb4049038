import type { TypedRecord } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { usageObject } from '../../objects/usage/object'
import type { CycleUse } from '../../rules/weather-response/weather-response'

/** One billing cycle's usage as it is stored. */
export interface UsageCycle extends CycleUse {
  readonly id: string
  /** Average outdoor temperature in degrees Fahrenheit; null when unknown. */
  readonly temperature: number | null
}

const fields = [
  'Period_Start__c',
  'Period_End__c',
  'Days_In_Cycle__c',
  'Kilowatt_Hours__c',
  'Therms__c',
  'Cooling_Degree_Days__c',
  'Heating_Degree_Days__c',
  'Average_Temperature__c',
  'Read_Type__c',
] as const

/** Three years and a few cycles that were read twice. */
const mostCycles = 40

/** Reads the latest cycles of an account that end within `ends` as the viewer, oldest first. */
export async function readCycles(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  accountId: string,
  ends?: { readonly gte?: string; readonly lte?: string },
): Promise<readonly UsageCycle[]> {
  const records = await list(engine, viewer, usageObject, {
    fields,
    of: { Account__c: accountId },
    ...(ends === undefined ? {} : { where: { Period_End__c: ends } }),
    orderedBy: ['-Period_End__c'],
    limit: mostCycles,
  })
  return records.flatMap(toCycle).reverse()
}

/** None without an amount: a cycle that was not read is no cycle without use. */
function toCycle(cycle: TypedRecord<typeof usageObject, (typeof fields)[number]>): readonly UsageCycle[] {
  const used = cycle.Kilowatt_Hours__c ?? cycle.Therms__c
  const days = cycle.Days_In_Cycle__c
  if (used === null || days === null) return []
  return [
    {
      id: cycle.id,
      start: cycle.Period_Start__c,
      end: cycle.Period_End__c,
      days,
      used,
      cooling: cycle.Cooling_Degree_Days__c,
      heating: cycle.Heating_Degree_Days__c,
      temperature: cycle.Average_Temperature__c,
      estimated: cycle.Read_Type__c === 'Estimated',
    },
  ]
}
