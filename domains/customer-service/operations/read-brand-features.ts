import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { type BrandFeature, brandFeatureFields, offers } from '../facts/brand-features'
import { brandObject } from '../objects/brand/object'

type Reader = Pick<MethodContext, 'engine' | 'systemViewer'>

/** Reads the fields of `brandFeatures` from a brand's record; null without one. */
export function readBrandFeatures({ engine, systemViewer }: Reader, brandName: string) {
  return first(engine, systemViewer, brandObject, {
    fields: brandFeatureFields,
    where: { Name: brandName },
  })
}

/** Fails with `notOffered` unless the brand offers the feature to new customers. */
export async function requireOffered(
  reader: Reader,
  brandName: string,
  feature: BrandFeature,
): Promise<void> {
  if (!offers(await readBrandFeatures(reader, brandName), feature)) throw fail('notOffered')
}
