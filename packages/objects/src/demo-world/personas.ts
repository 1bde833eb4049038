import type { BrandKey, Label } from '@porchlight/metadata'
import { type Climate, climates } from './climate'
import { type Home, homes } from './home'
import { type DemoUtility, utilities } from './utilities'

/** A home that is served, with what its bills will show. */
export interface DemoHome {
  /** Names the account within the world; ids follow from it. */
  readonly key: string
  readonly accountNumber: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly utility: DemoUtility
  readonly home: Home
  readonly climate: Climate
  readonly planName: string
  /** Days from today until the contract ends. */
  readonly contractEndsInDays: number
  readonly caseType: 'Move_In' | 'Switch'
  /** Months before the last full one; that reading was estimated, and the next one makes up for it. */
  readonly estimatedMonthsAgo?: number
  /** Months before the last full one; that month has not arrived. */
  readonly missingMonthsAgo?: number
}

/** An invented customer. */
export interface Persona {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly language: 'en' | 'es'
  readonly brand: BrandKey
  readonly mobilePhone: string
  readonly story: Label
  readonly homes: readonly DemoHome[]
  /** An order that is on its way: the plan it is for and the days until its requested start. */
  readonly pendingOrder?: { readonly planName: string; readonly startsInDays: number }
}

export const personas: readonly Persona[] = [
  {
    key: 'summer-bill',
    firstName: 'Dana',
    lastName: 'Whitcombe',
    language: 'en',
    brand: 'first',
    mobilePhone: '(713) 555-0121',
    story: {
      en: 'July was much hotter than June, and so is the bill. A new plan is on its way.',
      es: 'Julio fue mucho más caluroso que junio, y la factura también subió. Un plan nuevo está en camino.',
    },
    homes: [
      {
        key: 'summer-bill',
        accountNumber: '4100120401',
        street: '1204 Juniper Bend Ln',
        city: 'Houston',
        state: 'TX',
        postalCode: '77084',
        utility: utilities.saltgrass,
        home: homes.houseGasHeat,
        climate: climates.houston,
        planName: 'Fixed 12',
        contractEndsInDays: 45,
        caseType: 'Move_In',
      },
    ],
    pendingOrder: { planName: 'Fixed 24 Green', startsInDays: 12 },
  },
  {
    key: 'spanish-apartment',
    firstName: 'Rosalinda',
    lastName: 'Quintanar',
    language: 'es',
    brand: 'second',
    mobilePhone: '(361) 555-0122',
    story: {
      en: 'Prefers Spanish; an apartment with electric heat and one cold February.',
      es: 'Prefiere español; un apartamento con calefacción eléctrica y un febrero frío.',
    },
    homes: [
      {
        key: 'spanish-apartment',
        accountNumber: '4200330702',
        street: '318 Pelican Court, Apt 7',
        city: 'Corpus Christi',
        state: 'TX',
        postalCode: '78401',
        utility: utilities.pelicanReach,
        home: homes.apartmentElectricHeat,
        climate: climates.corpusChristi,
        planName: 'Fixed 12',
        contractEndsInDays: 210,
        caseType: 'Move_In',
      },
    ],
  },
  {
    key: 'two-homes',
    firstName: 'Theodore',
    lastName: 'Okonjo-Vale',
    language: 'en',
    brand: 'third',
    mobilePhone: '(972) 555-0123',
    story: {
      en: 'Two homes with two utilities: a house in Lewisville and an apartment in Fort Worth.',
      es: 'Dos hogares con dos compañías de distribución: una casa en Lewisville y un apartamento en Fort Worth.',
    },
    homes: [
      {
        key: 'two-homes-house',
        accountNumber: '4300450103',
        street: '4501 Meadowlark Hollow Dr',
        city: 'Lewisville',
        state: 'TX',
        postalCode: '75067',
        utility: utilities.loneCedar,
        home: homes.houseElectricHeat,
        climate: climates.dallas,
        planName: 'Fixed 24 Green',
        contractEndsInDays: 320,
        caseType: 'Switch',
      },
      {
        key: 'two-homes-apartment',
        accountNumber: '4300450104',
        street: '77 Cattle Gate Row, Apt 12',
        city: 'Fort Worth',
        state: 'TX',
        postalCode: '76102',
        utility: utilities.trinityFork,
        home: homes.apartmentElectricHeat,
        climate: climates.dallas,
        planName: 'Flex Monthly',
        contractEndsInDays: 30,
        caseType: 'Move_In',
      },
    ],
  },
  {
    key: 'gas-only',
    firstName: 'Greta',
    lastName: 'Lindholm-Adair',
    language: 'en',
    brand: 'first',
    mobilePhone: '(815) 555-0124',
    story: {
      en: 'Natural gas only, in Illinois: therms instead of kilowatt-hours, high in winter.',
      es: 'Solo gas natural, en Illinois: termias en lugar de kilovatios-hora, más en invierno.',
    },
    homes: [
      {
        key: 'gas-only',
        accountNumber: '4100780605',
        street: '806 Millrace Orchard Ave',
        city: 'Rockford',
        state: 'IL',
        postalCode: '61101',
        utility: utilities.prairieHearth,
        home: homes.houseGasOnly,
        climate: climates.rockford,
        planName: 'Gas Fixed 12',
        contractEndsInDays: 150,
        caseType: 'Switch',
      },
    ],
  },
  {
    key: 'pool-and-car',
    firstName: 'Priyanka',
    lastName: 'Ramesh-Doyle',
    language: 'en',
    brand: 'second',
    mobilePhone: '(214) 555-0125',
    story: {
      en: 'A pool and an electric car; one month was estimated and one has not arrived.',
      es: 'Una piscina y un auto eléctrico; un mes fue estimado y otro no ha llegado.',
    },
    homes: [
      {
        key: 'pool-and-car',
        accountNumber: '4200910206',
        street: '2209 Copper Kite Trl',
        city: 'Plano',
        state: 'TX',
        postalCode: '75025',
        utility: utilities.trinityFork,
        home: homes.housePoolAndCar,
        climate: climates.dallas,
        planName: 'Credit 12',
        contractEndsInDays: 95,
        caseType: 'Switch',
        estimatedMonthsAgo: 3,
        missingMonthsAgo: 6,
      },
    ],
  },
]

/** The address that a persona signs in with. */
export function personaUsername(persona: Persona): string {
  return `${persona.firstName}.${persona.lastName}@example.com`.toLowerCase()
}
