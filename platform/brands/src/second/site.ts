import type { BrandSite } from '../brand-site'

export const site: BrandSite = {
  position: 2,
  hostWord: 'AMIGO',
}
