import type { BrandKey } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { type BrandFeature, brandFeatureFields, offers } from '../facts/brand-features'
import { brandObject } from '../objects/brand/object'

/** Fails with `notOffered` unless the brand offers the feature to new customers. */
export async function requireOffered(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  brand: BrandKey,
  feature: BrandFeature,
): Promise<void> {
  const record = await first(engine, systemViewer, brandObject, {
    fields: brandFeatureFields,
    where: { Name: brand },
  })
  if (!offers(record, feature)) throw fail('notOffered')
}
