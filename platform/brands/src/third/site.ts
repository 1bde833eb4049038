import type { BrandSite } from '../brand-site'

export const site: BrandSite = {
  position: 3,
  hostWord: 'TARA',
  label: { en: 'Third brand', es: 'Tercera marca' },
}
