import type { BrandNames } from '../brand-names'

export const names: BrandNames = {
  displayName: 'Vecina',
  shortName: 'Vecina',
  tagline: { en: 'Good energy next door.', es: 'Buena energía, aquí al lado.' },
}
