import { type BrandKey, defaultBrandKey } from '@porchlight/brands'
import { consoleApp } from '@porchlight/domains/apps/console'
import type { Label } from '@porchlight/metadata'
import { demoAccountId } from '../records/account'
import { demoBillId } from '../records/bill'
import { demoOrderId } from '../records/order'
import { brandKeyOf } from './demo-brands'
import { type DemoSettings, demoPassword } from './demo-world'
import { emailOf, type Persona } from './person'
import { personas } from './personas'
import { type StaffMember, staff } from './staff'

/** A person whom the guide of the demo introduces. */
export interface TourPerson {
  readonly key: string
  readonly name: string
  readonly firstName: string
  /** The brand that the person is a customer of, or serves; the default brand for those who serve all. */
  readonly brand: BrandKey
  readonly language: 'en' | 'es'
  /** Null for customers. */
  readonly role: StaffMember['role'] | null
  readonly story: Label
  readonly stuck: Label
  readonly next: { readonly label: Label; readonly path: string }
  /** Null for guests, who have no login. */
  readonly signIn: { readonly username: string; readonly password: string; readonly home: string } | null
}

/**
 * Returns the people of the guide: customers, then staff. Cheap: builds no world; `today` is the day it was built for.
 */
export function tourPeople({ seed, today }: DemoSettings): readonly TourPerson[] {
  return [...personas.map((persona) => customerOf(persona, seed, today)), ...staff.map(memberOf)]
}

function customerOf(persona: Persona, seed: number, today: string): TourPerson {
  const { key, firstName, lastName, brand, language, story, stuck, next, homes } = persona
  const homeKey = homes[0]?.key ?? ''
  const path = next.path({
    accountId: demoAccountId(seed, homeKey),
    orderId: demoOrderId(seed, `${persona.pendingOrder === undefined ? 'begin' : 'pending'} ${homeKey}`),
    julyBillId: demoBillId(seed, homeKey, latestJuly(today)),
  })
  const home = language === 'es' ? '/es' : '/'
  return {
    key,
    name: `${firstName} ${lastName}`,
    firstName,
    brand: brandKeyOf(brand),
    language,
    role: null,
    story,
    stuck,
    next: { label: next.label, path },
    signIn: persona.hasLogin === false ? null : { username: emailOf(persona), password: demoPassword, home },
  }
}

function memberOf({
  key,
  firstName,
  lastName,
  username,
  role,
  brand,
  story,
  stuck,
}: StaffMember): TourPerson {
  const home = consoleApp.startUrl
  return {
    key,
    name: `${firstName} ${lastName}`,
    firstName,
    brand: brand === null ? defaultBrandKey : brandKeyOf(brand),
    language: 'en',
    role,
    story,
    stuck,
    next: { label: { en: 'Open the console', es: 'Abra la consola' }, path: home },
    signIn: { username, password: demoPassword, home },
  }
}

/** Returns the last July that has ended and is billed on `today`, as `YYYY-MM`. */
function latestJuly(today: string): string {
  const year = Number(today.slice(0, 4))
  return `${today.slice(5) > '09-01' ? year : year - 1}-07`
}
