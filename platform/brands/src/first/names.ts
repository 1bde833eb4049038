import type { BrandNames } from '../brand-names'

export const names: BrandNames = {
  displayName: 'Northlamp',
  shortName: 'Northlamp',
  tagline: { en: 'Energy, made clear.', es: 'La energía, con claridad.' },
}
