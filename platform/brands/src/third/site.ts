import type { BrandSite } from '../brand-site'

export const site: BrandSite = {
  position: 3,
  hostWord: 'TARA',
}
