import { usePage } from '@porchlight/page-parts/page/page-context'
import { type BrandFeature, offers } from '../facts/brand-features'
import { useBrandFeatures } from '../methods/brand-features/hook'

/** Returns whether the page's brand offers a feature to new customers; all of them until that is known, and to guests. */
export function useOffers(): (feature: BrandFeature) => boolean {
  const { brand, viewer } = usePage()
  const { data } = useBrandFeatures(viewer === null ? undefined : { brandName: brand })
  return (feature) => offers(data, feature)
}
