import type { RecordRepresentation } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'

/** What the service areas of a ZIP code are read with. */
interface ServiceAreaFields {
  readonly fields: readonly string[]
  readonly optionalFields: readonly string[]
}

/** More than any ZIP code has. */
const mostAreas = 50

/**
 * Who serves a ZIP code, by the utility's name. It is printed on everybody's bill, so it is read as the system;
 * a ZIP code can have several utilities (`docs/specification/trade.md` section 2.2).
 */
export async function readServiceAreas(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  zipCode: string,
  selection: ServiceAreaFields,
): Promise<readonly RecordRepresentation[]> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Service_Area__c',
    selection,
    condition: { kind: 'compare', field: 'Postal_Code__c', operator: 'eq', value: zipCode },
    orderings: [{ field: 'Utility__r.Name', ascending: true }],
    pageSize: mostAreas,
  })
  return records
}
