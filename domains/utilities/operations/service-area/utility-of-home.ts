import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { readServiceAreas } from './read-service-areas'

/** A home as it is found on a map and on a meter. */
export interface ServedHome {
  readonly commodity: 'Electricity' | 'Gas'
  /** Five digits. */
  readonly postalCode: string
  /** The ESI ID, or the utility's gas account number. */
  readonly servicePoint: string | null
}

/**
 * Returns the utility of a home: the only one of its ZIP code, or of several the one whose ESI ID prefix matches the
 * home's. Null where that does not determine it.
 */
export async function utilityOfHome(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  { commodity, postalCode, servicePoint }: ServedHome,
): Promise<string | null> {
  const areas = await readServiceAreas({ engine, systemViewer }, postalCode, [
    'Utility__c',
    'Commodity__c',
    'Utility__r.Service_Point_Prefix__c',
  ])
  const served = areas.filter((area) => area.Commodity__c === commodity)
  const byMeter = served.filter((area) => {
    const prefix = area['Utility__r.Service_Point_Prefix__c']
    return prefix !== null && servicePoint?.startsWith(prefix) === true
  })
  const found = new Set((byMeter.length > 0 ? byMeter : served).map((area) => area.Utility__c))
  const [utilityId = null] = found
  return found.size === 1 ? utilityId : null
}
