import type { BrandNames } from '../brand-names'

export const names: BrandNames = {
  displayName: 'Fernbrook',
  shortName: 'Fernbrook',
  tagline: { en: 'Quiet power for home.', es: 'Energía serena para su hogar.' },
}
