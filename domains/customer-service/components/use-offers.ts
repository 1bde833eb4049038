import { usePage } from '@porchlight/page-parts/page/page-context'
import { type BrandFeature, offers } from '../facts/brand-features'
import { useBrandCustomerServiceInfo } from '../methods/get-brand-customer-service-info/hook'

/** Returns whether the page's brand offers a feature to new customers, from the footer's data. */
export function useOffers(): (feature: BrandFeature) => boolean {
  const { brand } = usePage()
  const { data } = useBrandCustomerServiceInfo({ brandName: brand })
  return (feature) => offers(data, feature)
}
