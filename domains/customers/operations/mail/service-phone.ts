import type { BrandKey } from '@porchlight/brands'
import { first } from '@porchlight/server-methods/records/list'
import { brandObject } from '../../../customer-service/objects/brand/object'
import type { RecordReader } from '../person/record-reader'

/** The customer-service phone of a brand, as mails show it; empty when the brand has none. */
export async function servicePhone(reader: RecordReader, brand: BrandKey): Promise<string> {
  const brandRecord = await first(reader.engine, reader.systemViewer, brandObject, {
    fields: ['Customer_Service_Phone_Number__c'],
    where: { Name: brand },
  })
  return brandRecord?.Customer_Service_Phone_Number__c ?? ''
}
