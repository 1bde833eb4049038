import type { BrandKey } from '@porchlight/brands'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../person/field-text'
import type { RecordReader } from '../person/record-reader'

/** The customer-service phone of a brand, as mails show it; empty when the brand has none. */
export async function servicePhone(reader: RecordReader, brand: BrandKey): Promise<string> {
  const records = await firstRecords(reader.engine, reader.systemViewer, {
    objectApiName: 'Brand__c',
    selection: { fields: ['Customer_Service_Phone_Number__c'], optionalFields: [] },
    condition: { kind: 'compare', field: 'Name', operator: 'eq', value: brand },
    orderings: [],
    pageSize: 1,
  })
  const [record] = records
  return record === undefined ? '' : (fieldText(record, 'Customer_Service_Phone_Number__c') ?? '')
}
