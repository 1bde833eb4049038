import { type DemoBrandKey, demoBrandKeys } from './demo-brands'
import { type Home, homes } from './home'
import { electricLocations, gasLocations } from './locations'
import { personName, streetAddress } from './names'
import type { DemoHome, DemoPerson, PaymentHabit } from './person'
import { personas } from './personas'
import { planNamesOf } from './plans'
import { situationOf } from './situations'

const peoplePerBrand = 40

/** How many neighbours of each kind a brand has, in addition to the personas; together 50 accounts for each brand. */
const kinds: Readonly<Record<DemoBrandKey, readonly (readonly [Kind, number])[]>> = {
  first: [
    ['mover', 5],
    ['pair', 5],
    ['pending', 2],
    ['cancelled', 3],
    ['closed', 3],
    ['gas', 8],
  ],
  second: [
    ['mover', 5],
    ['pair', 5],
    ['pending', 2],
    ['cancelled', 3],
    ['closed', 2],
    ['gas', 8],
  ],
  third: [
    ['mover', 5],
    ['pair', 4],
    ['pending', 2],
    ['cancelled', 3],
    ['closed', 3],
    ['gas', 8],
  ],
}

type Kind = 'mover' | 'pair' | 'pending' | 'cancelled' | 'closed' | 'gas' | 'settled'

const habits: readonly PaymentHabit[] = [
  'on-time',
  'autopay-card',
  'late',
  'autopay-bank',
  'just-paid',
  'partial',
  'ahead',
  'returned',
  'last-unpaid',
]

const electricHomes = [
  homes.houseGasHeat,
  homes.apartmentElectricHeat,
  homes.houseElectricHeat,
  homes.housePoolAndCar,
] as const

/** The customers that have no story: they fill lists, boards and charts. About a third has no login. */
export const neighbours: readonly DemoPerson[] = demoBrandKeys.flatMap(neighboursOf)

function neighboursOf(brand: DemoBrandKey): readonly DemoPerson[] {
  const count = peoplePerBrand - personas.filter((persona) => persona.brand === brand).length
  const order = kinds[brand].flatMap(([kind, times]) => Array.from({ length: times }, () => kind))
  return Array.from({ length: count }, (_, ordinal) =>
    neighbourOf(brand, ordinal, order[ordinal] ?? 'settled'),
  )
}

function neighbourOf(brand: DemoBrandKey, ordinal: number, kind: Kind): DemoPerson {
  // One number for each neighbour of all brands, so that names, streets and accounts differ.
  const index = ordinal * demoBrandKeys.length + demoBrandKeys.indexOf(brand)
  const language = [1, 4, 7, 10, 13, 16, 18].includes(ordinal % 20) ? 'es' : 'en'
  const served = homesOf(brand, index, ordinal, kind)
  const areaCode = [...electricLocations, ...gasLocations].find(
    ({ postalCode }) => postalCode === served[0]?.postalCode,
  )?.areaCode
  return {
    key: `${brand}-${ordinal}`,
    ...personName(language, index),
    language,
    brand,
    mobilePhone: `(${areaCode ?? '713'}) 555-01${String(40 + (index % 60)).padStart(2, '0')}`,
    hasLogin: ordinal % 3 !== 2,
    emailBounced: ordinal % 12 === 6,
    homes: served,
  }
}

function homesOf(brand: DemoBrandKey, index: number, ordinal: number, kind: Kind): readonly DemoHome[] {
  const home = (slot: number, more: Partial<DemoHome>) => homeOf(brand, index, slot, kind === 'gas', more)
  switch (kind) {
    case 'mover':
      return [
        home(0, { status: 'Closed', closedMonthsAgo: 2 + (ordinal % 4), contractEndsInDays: -60 - ordinal }),
        home(1, {}),
      ]
    case 'pair':
      return [home(0, {}), home(1, {})]
    case 'pending':
      return [home(0, { status: 'Pending', contractEndsInDays: 380, situation: situationOf(ordinal) })]
    case 'cancelled':
      return [home(0, { status: 'Cancelled', contractEndsInDays: 300 })]
    case 'closed':
      return [
        home(0, { status: 'Closed', closedMonthsAgo: 1 + (ordinal % 5), contractEndsInDays: -40 - ordinal }),
      ]
    default:
      return [home(0, {})]
  }
}

function homeOf(
  brand: DemoBrandKey,
  index: number,
  slot: number,
  isGas: boolean,
  more: Partial<DemoHome>,
): DemoHome {
  const number = index * 2 + slot
  const locations = isGas ? gasLocations : electricLocations
  const ordinal = locations[(index + slot * 5) % locations.length] ?? electricLocations[0]
  const [utility] = ordinal.utilities
  const kind: Home = isGas
    ? homes.houseGasOnly
    : (electricHomes[number % electricHomes.length] ?? homes.houseGasHeat)
  const names = planNamesOf(utility)
  const habit = habits[(Math.floor(index / demoBrandKeys.length) + slot * 4) % habits.length] ?? 'on-time'
  return {
    key: `${brand}-home-${number}`,
    accountNumber: `4${demoBrandKeys.indexOf(brand) + 1}01${String((number * 7919 + 35_211) % 1_000_000).padStart(6, '0')}`,
    street: streetAddress(number, kind === homes.apartmentElectricHeat ? 1 + (number % 24) : null),
    city: ordinal.city,
    state: ordinal.state,
    postalCode: ordinal.postalCode,
    utility,
    home: kind,
    climate: ordinal.climate,
    planName: names[number % Math.max(names.length, 1)] ?? 'Fixed 12',
    // Some have ended and continued month to month, some end within two months.
    contractEndsInDays: ((number * 37) % 420) - 30,
    caseType: number % 3 === 0 ? 'Switch' : 'Move_In',
    habit,
    paperless: number % 2 === 0,
    averageBilling: number % 9 === 4 && !isGas,
    paymentPlan: habit === 'partial',
    ...(number % 7 === 3 ? { estimatedMonthsAgo: 1 + (number % 5) } : {}),
    ...more,
  }
}
