import { type BrandKey, defaultBrandKey, isBrandKey } from '@porchlight/brands'
import type { CallContext } from '../define/handler'

/** The brand that the viewer serves or is a customer of; the default brand for those who are of none. */
export async function brandOfViewer({ engine, viewer }: CallContext): Promise<BrandKey> {
  if (viewer.class === 'advisor' || viewer.class === 'supervisor') return viewer.brand
  if (viewer.class !== 'customer') return defaultBrandKey
  const contact = await engine.readRecord(viewer, viewer.contactId, {
    fields: [],
    optionalFields: ['Customer_Brand__c'],
  })
  const brand = contact?.fields.Customer_Brand__c?.value
  return isBrandKey(brand) ? brand : defaultBrandKey
}
