import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'
import { closedPlaces, electricPlaces, gasPlaces } from '../world/places'
import { demoUtilityId } from './utility'

/** Which utilities serve the ZIP codes of the demo, and four where nobody may choose. */
export function demoServiceAreas({ seed }: DemoSettings): readonly DemoRecord[] {
  const open = [...electricPlaces, ...gasPlaces].flatMap((place) =>
    place.utilities.map((utility) =>
      areaOf(seed, place, utility.key, {
        Commodity__c: utility.commodity,
        Is_Open__c: true,
        Utility__c: demoUtilityId(seed, utility.key),
      }),
    ),
  )
  const closed = closedPlaces.map((place) =>
    areaOf(seed, place, 'none', {
      Commodity__c: 'Electricity',
      Is_Open__c: false,
      Closed_Reason__c: place.reason,
      Utility__c: demoUtilityId(seed, place.utility.key),
    }),
  )
  return [...open, ...closed]
}

function areaOf(
  seed: number,
  place: { readonly postalCode: string; readonly city: string; readonly state: string },
  key: string,
  particulars: DemoRecord['fields'],
): DemoRecord {
  return {
    objectApiName: 'Service_Area__c',
    id: demoId(seed, 'a03', `${place.postalCode} ${key}`),
    fields: {
      Postal_Code__c: place.postalCode,
      City__c: place.city,
      State__c: place.state,
      ...particulars,
    },
  }
}
