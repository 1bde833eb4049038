import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { brandObject } from '../../../customer-service/objects/brand/object'

/** The number of a brand's certificate as a retail electric provider (16 TAC 25.475(g)), which is public; null when unknown. */
export async function readCertificateNumber(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  brandName: string,
): Promise<string | null> {
  const brand = await first(engine, systemViewer, brandObject, {
    fields: ['Certificate_Number__c'],
    where: { Name: brandName },
  })
  return brand?.Certificate_Number__c ?? null
}
