import type { TypedRecord } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { accountObject } from '../../../customers/objects/account/object'
import type { serviceAreaObject } from '../../objects/service-area/object'
import { readServiceAreas } from '../../operations/service-area/read-service-areas'
import { findUtilitiesContract } from './contract'

type FoundUtility = AnswerOf<typeof findUtilitiesContract>['utilities'][number]

/** Who serves a ZIP code is public and read as the system; the viewer’s own homes are read as the viewer. */
const handle = handleCall(findUtilitiesContract, async ({ query }, context: MethodContext) => {
  const zipCode = query.zipCode ?? null
  const homes = zipCode === null ? await readOwnHomes(context) : []
  const areas = zipCode === null ? [] : await readServiceAreas(context, zipCode, utilityFields)
  return { body: { zipCode, utilities: [...utilitiesOf([...homes, ...areas])] } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

const utilityFields = [
  'Utility__r.Id',
  'Utility__r.Name',
  'Utility__r.Commodity__c',
  'Utility__r.Utility_Phone__c',
  'Utility__r.Outage_Report_Link__c',
  'Utility__r.Outage_Map_Link__c',
] as const

/** A home, or an area without its streets. */
type Place = TypedRecord<typeof serviceAreaObject, (typeof utilityFields)[number]> & {
  readonly Service_Street__c?: string | null
}

/** More homes than one customer has. */
const mostHomes = 50

/** The homes that a customer has service at or waits for it; none for anybody else. */
async function readOwnHomes({ engine, viewer }: MethodContext): Promise<readonly Place[]> {
  if (viewer.class !== 'customer') return []
  return list(engine, viewer, accountObject, {
    fields: ['Service_Street__c', ...utilityFields],
    where: { Status__c: ['Active', 'Pending'] },
    orderedBy: ['Utility__r.Name'],
    limit: mostHomes,
  })
}

function utilitiesOf(places: readonly Place[]): readonly FoundUtility[] {
  const found = new Map<string, FoundUtility>()
  for (const place of places) {
    const id = place['Utility__r.Id']
    if (id === null) continue
    const street = place.Service_Street__c ?? null
    const streets = [...(found.get(id)?.streets ?? []), ...(street === null ? [] : [street])]
    found.set(id, {
      id,
      name: place['Utility__r.Name'] ?? '',
      commodity: place['Utility__r.Commodity__c'] ?? 'Electricity',
      phone: place['Utility__r.Utility_Phone__c'],
      reportLink: place['Utility__r.Outage_Report_Link__c'],
      mapLink: place['Utility__r.Outage_Map_Link__c'],
      streets: [...new Set(streets)],
    })
  }
  return [...found.values()]
}
