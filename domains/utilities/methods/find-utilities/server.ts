import type { RecordRepresentation } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { fieldText } from '../../../customers/operations/person/field-text'
import { readServiceAreas } from '../../operations/service-area/read-service-areas'
import { findUtilitiesContract } from './contract'

type FoundUtility = AnswerOf<typeof findUtilitiesContract>['utilities'][number]

/** Who serves a ZIP code is public and read as the system; the viewer’s own homes are read as the viewer. */
const handle = handleCall(findUtilitiesContract, async ({ query }, context: MethodContext) => {
  const zipCode = query.zipCode ?? null
  const places =
    zipCode === null
      ? await readOwnHomes(context)
      : await readServiceAreas(context, zipCode, { fields: [], optionalFields: utilityFields })
  return { body: { zipCode, utilities: [...utilitiesOf(places)] } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

const utilityFields = [
  'Utility__r.Id',
  'Utility__r.Name',
  'Utility__r.Commodity__c',
  'Utility__r.Utility_Phone__c',
  'Utility__r.Outage_Report_Link__c',
  'Utility__r.Outage_Map_Link__c',
]

/** More homes than one customer has. */
const mostHomes = 50

/** The homes that a customer has service at or waits for it; none for anybody else. */
async function readOwnHomes({ engine, viewer }: MethodContext): Promise<readonly RecordRepresentation[]> {
  if (viewer.class !== 'customer') return []
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Account',
    selection: { fields: ['Service_Street__c'], optionalFields: utilityFields },
    condition: { kind: 'compare', field: 'Status__c', operator: 'in', value: ['Active', 'Pending'] },
    orderings: [{ field: 'Utility__r.Name', ascending: true }],
    pageSize: mostHomes,
  })
  return records
}

function utilitiesOf(places: readonly RecordRepresentation[]): readonly FoundUtility[] {
  const found = new Map<string, FoundUtility>()
  for (const place of places) {
    const id = fieldText(place, 'Utility__r.Id')
    if (id === null) continue
    const street = fieldText(place, 'Service_Street__c')
    const streets = [...(found.get(id)?.streets ?? []), ...(street === null ? [] : [street])]
    found.set(id, {
      id,
      name: fieldText(place, 'Utility__r.Name') ?? '',
      commodity: fieldText(place, 'Utility__r.Commodity__c') === 'Gas' ? 'Gas' : 'Electricity',
      phone: fieldText(place, 'Utility__r.Utility_Phone__c'),
      reportLink: fieldText(place, 'Utility__r.Outage_Report_Link__c'),
      mapLink: fieldText(place, 'Utility__r.Outage_Map_Link__c'),
      streets: [...new Set(streets)],
    })
  }
  return [...found.values()]
}
