import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { brandObject } from '../../../customer-service/objects/brand/object'

/** The contact details of a brand, as shown on its printed pages. */
export interface PrintedService {
  /** The portal’s address without `https://`. */
  readonly address: string
  readonly phone: string
  readonly hours: string
  /** Of the provider, from the PUCT; null when it is not known. */
  readonly certificateNumber: string | null
}

/** How a brand is reached. That belongs to no customer, so it is read as the system. */
export async function readPrintedService(
  { engine, systemViewer, brandAddress }: Pick<MethodContext, 'engine' | 'systemViewer' | 'brandAddress'>,
  brandKey: BrandKey,
  language: Language,
): Promise<PrintedService> {
  const hoursField = language === 'es' ? 'Customer_Service_Hours_ES__c' : 'Customer_Service_Hours__c'
  const brand = await first(engine, systemViewer, brandObject, {
    fields: ['Customer_Service_Phone_Number__c', 'Certificate_Number__c', hoursField],
    where: { Name: brandKey },
  })
  return {
    address: new URL(brandAddress(brandKey)).host,
    phone: brand?.Customer_Service_Phone_Number__c ?? '',
    hours: brand?.[hoursField] ?? '',
    certificateNumber: brand?.Certificate_Number__c ?? null,
  }
}
