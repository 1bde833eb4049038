import { type BrandKey, brandKeys, isBrandKey } from '@porchlight/brands'

/** What the page shows: a brand's plans, or the form that takes a file of plans. */
export type PlansView =
  | { readonly kind: 'list'; readonly brand: BrandKey }
  | { readonly kind: 'load'; readonly brand: BrandKey }

const path = '/console/setup/plans'

/** What an address shows: `?brand=second`, with `&load` the form; without a brand, the first one. */
export function plansViewOf(search: string): PlansView {
  const query = new URLSearchParams(search)
  const named = query.get('brand') ?? ''
  const brand = isBrandKey(named) ? named : firstBrand()
  return { kind: query.has('load') ? 'load' : 'list', brand }
}

/** The address without `/es` of a brand's plans. */
export function plansPath(brand: BrandKey): string {
  return `${path}?brand=${brand}`
}

/** The address without `/es` of the form that takes a file; `brand` is whose plans are gone back to. */
export function loadPath(brand: BrandKey): string {
  return `${plansPath(brand)}&load`
}

/** Where a brand's plans are downloaded from. */
export function downloadAddress(brand: BrandKey, language: string): string {
  const query = new URLSearchParams({ brandName: brand, language })
  return `/lwr/apex/v65.0/CustomerPortalPlanSetupController/downloadPlans?${query}`
}

function firstBrand(): BrandKey {
  const [brand] = brandKeys
  if (brand === undefined) throw new RangeError('there is no brand')
  return brand
}
