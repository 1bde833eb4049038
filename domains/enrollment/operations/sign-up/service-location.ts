import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import type { OfferedPlan } from './sign-up-plan'

/** Where a home is, as its ZIP code tells. */
export interface ServiceLocation {
  readonly city: string
  readonly state: string
}

/** The place of a ZIP code that the plan's utility serves; null when it does not. */
export async function findServiceLocation(
  { engine, systemViewer }: MethodContext,
  plan: OfferedPlan,
  zipCode: string,
): Promise<ServiceLocation | null> {
  const compare = (field: string, value: unknown) =>
    ({ kind: 'compare', field, operator: 'eq', value }) as const
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Service_Area__c',
    selection: { fields: ['City__c', 'State__c'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        compare('Postal_Code__c', zipCode),
        compare('Commodity__c', plan.commodity),
        compare('Utility__c', plan.utilityId),
        compare('Is_Open__c', true),
      ],
    },
    orderings: [],
    pageSize: 1,
  })
  const [area] = records
  if (area === undefined) return null
  return { city: fieldText(area, 'City__c') ?? '', state: fieldText(area, 'State__c') ?? '' }
}

/** The digits that ESI IDs of a utility begin with; null when they are not known. */
export async function servicePointPrefix(
  { engine, systemViewer }: MethodContext,
  utilityId: string,
): Promise<string | null> {
  const utility = await engine.readRecord(systemViewer, utilityId, {
    fields: ['Service_Point_Prefix__c'],
    optionalFields: [],
  })
  return utility === null ? null : fieldText(utility, 'Service_Point_Prefix__c')
}
