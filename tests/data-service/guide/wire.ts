import { createWireAdapter, type DataService, getRecord } from '@porchlight/data-service-client'

/** A class for components that were written for wire adapters. */
export function wireRecord(dataService: DataService, recordId: string, notified: (value: unknown) => void) {
  const WiredRecord = createWireAdapter(dataService, getRecord)
  const wire = new WiredRecord(notified)
  wire.connect()
  wire.update({ recordId, fields: 'Case.Subject' })
  return () => wire.disconnect()
}
