import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { closedDayObject } from '../../objects/closed-day/object'
import type { ClosedDays } from '../../rules/business-days'

const none: ClosedDays = new Set()

/** More than many brands close in years; those to come are among them. */
const mostRead = 1_000

/** Reads the days on which each brand is closed, as far as the viewer sees them. */
export async function readClosedDays(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
): Promise<(brand: string) => ClosedDays> {
  const days = await list(engine, viewer, closedDayObject, {
    fields: ['Brand__c', 'Day__c'],
    where: { Status__c: 'Closed' },
    orderedBy: ['-Day__c'],
    limit: mostRead,
  })
  const byBrand = new Map<string, Set<string>>()
  for (const { Brand__c: brand, Day__c: day } of days) {
    byBrand.set(brand, (byBrand.get(brand) ?? new Set()).add(day))
  }
  return (brand) => byBrand.get(brand) ?? none
}
