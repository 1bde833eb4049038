import type { BrandKey } from '@porchlight/brands'
import type { Label } from '@porchlight/metadata'

/** An invented member of staff. */
export interface StaffMember {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly role: 'Advisor' | 'Supervisor' | 'Admin'
  /** Null for administrators, who serve all brands. */
  readonly brand: BrandKey | null
  readonly story: Label
}

export const staff: readonly StaffMember[] = [
  {
    key: 'advisor-first',
    firstName: 'Imogen',
    lastName: 'Farrowgate',
    username: 'advisor.first@example.com',
    role: 'Advisor',
    brand: 'first',
    story: { en: 'Advisor of the first brand.', es: 'Asesora de la primera marca.' },
  },
  {
    key: 'advisor-second',
    firstName: 'Leandro',
    lastName: 'Montenevado',
    username: 'advisor.second@example.com',
    role: 'Advisor',
    brand: 'second',
    story: { en: 'Advisor of the second brand.', es: 'Asesor de la segunda marca.' },
  },
  {
    key: 'advisor-third',
    firstName: 'Wren',
    lastName: 'Castellaw',
    username: 'advisor.third@example.com',
    role: 'Advisor',
    brand: 'third',
    story: { en: 'Advisor of the third brand.', es: 'Asesora de la tercera marca.' },
  },
  {
    key: 'supervisor',
    firstName: 'Ambrose',
    lastName: 'Tillingdale',
    username: 'supervisor@example.com',
    role: 'Supervisor',
    brand: 'first',
    story: { en: 'Supervisor of the first brand.', es: 'Supervisor de la primera marca.' },
  },
  {
    key: 'admin',
    firstName: 'Odalys',
    lastName: 'Brightwater',
    username: 'admin@example.com',
    role: 'Admin',
    brand: null,
    story: { en: 'Administrator: all brands.', es: 'Administradora: todas las marcas.' },
  },
]
