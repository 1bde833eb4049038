import type { BrandSite } from '../brand-site'

export const site: BrandSite = {
  position: 1,
  hostWord: null,
}
