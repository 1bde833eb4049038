import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'
import { closedLocations, electricLocations, gasLocations } from '../world/locations'
import { demoUtilityId } from './utility'

/** Returns the utilities that serve the ZIP codes of the demo, and four ZIP codes without customer choice. */
export function demoServiceAreas({ seed }: DemoSettings): readonly DemoRecord[] {
  const open = [...electricLocations, ...gasLocations].flatMap((location) =>
    location.utilities.map((utility) =>
      areaOf(seed, location, utility.key, {
        Commodity__c: utility.commodity,
        Is_Open__c: true,
        Utility__c: demoUtilityId(seed, utility.key),
      }),
    ),
  )
  const closed = closedLocations.map((location) =>
    areaOf(seed, location, 'none', {
      Commodity__c: 'Electricity',
      Is_Open__c: false,
      Closed_Reason__c: location.reason,
      Utility__c: demoUtilityId(seed, location.utility.key),
    }),
  )
  return [...open, ...closed]
}

function areaOf(
  seed: number,
  location: { readonly postalCode: string; readonly city: string; readonly state: string },
  key: string,
  particulars: DemoRecord['fields'],
): DemoRecord {
  return {
    objectApiName: 'Service_Area__c',
    id: demoId(seed, 'a03', `${location.postalCode} ${key}`),
    fields: {
      Postal_Code__c: location.postalCode,
      City__c: location.city,
      State__c: location.state,
      ...particulars,
    },
  }
}
