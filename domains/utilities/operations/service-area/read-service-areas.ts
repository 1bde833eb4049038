import type { FieldPath, TypedRecord, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { serviceAreaObject } from '../../objects/service-area/object'

/** More than any ZIP code has. */
const mostAreas = 50

/**
 * Who serves a ZIP code, by the utility's name. It is printed on everybody's bill, so it is read as the system;
 * a ZIP code can have several utilities (`docs/specification/trade.md` section 2.2).
 */
export function readServiceAreas<const Path extends FieldPath<typeof serviceAreaObject>>(
  {
    engine,
    systemViewer,
  }: { readonly engine: Pick<RecordEngine, 'listRecords'>; readonly systemViewer: Viewer },
  zipCode: string,
  fields: readonly Path[],
): Promise<readonly TypedRecord<typeof serviceAreaObject, Path>[]> {
  return list(engine, systemViewer, serviceAreaObject, {
    fields,
    where: { Postal_Code__c: zipCode },
    orderedBy: ['Utility__r.Name'],
    limit: mostAreas,
  })
}
