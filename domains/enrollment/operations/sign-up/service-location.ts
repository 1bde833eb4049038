import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { serviceAreaObject } from '../../../utilities/objects/service-area/object'
import { utilityObject } from '../../../utilities/objects/utility/object'
import type { OfferedPlan } from './sign-up-plan'

/** Where a home is, by its ZIP code. */
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
  const area = await first(engine, systemViewer, serviceAreaObject, {
    fields: ['City__c', 'State__c'],
    where: {
      Postal_Code__c: zipCode,
      Commodity__c: plan.commodity,
      Utility__c: plan.utilityId,
      Is_Open__c: true,
    },
  })
  return area === null ? null : { city: area.City__c, state: area.State__c }
}

/** The digits that ESI IDs of a utility begin with; null when they are not known. */
export async function servicePointPrefix(
  { engine, systemViewer }: MethodContext,
  utilityId: string,
): Promise<string | null> {
  const utility = await read(engine, systemViewer, utilityObject, utilityId, ['Service_Point_Prefix__c'])
  return utility?.Service_Point_Prefix__c ?? null
}
