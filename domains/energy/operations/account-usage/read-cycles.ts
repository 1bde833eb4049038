import type { RecordRepresentation } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import { fieldNumber } from '../../../plans/operations/plan-offer/field-number'
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
]

/** Three years and a few cycles that were read twice. */
const mostCycles = 40

/** Reads the latest cycles of an account that meet `condition` as the viewer, oldest first. */
export async function readCycles(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  accountId: string,
  condition: Condition | null = null,
): Promise<readonly UsageCycle[]> {
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Usage__c',
    selection: { fields, optionalFields: [] },
    condition,
    parent: { fieldApiName: 'Account__c', recordId: accountId },
    orderings: [{ field: 'Period_End__c', ascending: false }],
    pageSize: mostCycles,
  })
  return records.flatMap(toCycle).reverse()
}

/** None without dates or without an amount: a cycle that was not read is no cycle without use. */
function toCycle(record: RecordRepresentation): readonly UsageCycle[] {
  const start = fieldText(record, 'Period_Start__c')
  const end = fieldText(record, 'Period_End__c')
  const used = fieldNumber(record, 'Kilowatt_Hours__c') ?? fieldNumber(record, 'Therms__c')
  const days = fieldNumber(record, 'Days_In_Cycle__c')
  if (start === null || end === null || used === null || days === null) return []
  return [
    {
      id: record.id,
      start,
      end,
      days,
      used,
      cooling: fieldNumber(record, 'Cooling_Degree_Days__c'),
      heating: fieldNumber(record, 'Heating_Degree_Days__c'),
      temperature: fieldNumber(record, 'Average_Temperature__c'),
      estimated: fieldText(record, 'Read_Type__c') === 'Estimated',
    },
  ]
}
