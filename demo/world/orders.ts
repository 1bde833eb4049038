import { startDateRefusal } from '@porchlight/domains/enrollment/objects/order/start-dates'
import { type DemoBrandKey, demoBrandKeys } from './demo-brands'
import type { DemoSettings } from './demo-world'
import type { Household } from './household'
import { addDays } from './month'
import { streetAddress } from './names'
import { personas } from './personas'
import { noticeOf, type Situation, situationOf } from './situations'

/** An order of a household, with what blocks it. */
export interface DemoOrder {
  readonly key: string
  readonly household: Household
  readonly stage: 'Submission' | 'Processing' | 'Complete'
  readonly status: 'Pending' | 'Active' | 'Cancelled' | 'Closed'
  readonly caseType: 'Move_In' | 'Switch' | 'Plan_Change' | 'Stop_Service'
  readonly street: string
  readonly planName: string
  readonly createdDate: string
  readonly startDate: string
  readonly confirmed: boolean
  readonly cancellationReason: string | null
  readonly situation: Situation | null
}

const ordersPerBrand = { first: 77, second: 76, third: 76 } as const satisfies Record<DemoBrandKey, number>

/** Of the orders of customers who are served, how many per brand are in progress, and how many were cancelled. */
const pendingLater = 18
const cancelledLater = 2

/** How many renewals of a brand are complete; subsequent households move out. */
const renewalsLater = 3

const cancellationReasons = [
  'By_Customer',
  'Rescinded',
  'Invalid_Service_Point',
  'Not_First_In',
  'Blocker_Unsettled',
] as const

/** Returns the order that each account began with, those of personas in progress, and later ones: 229. */
export function ordersOf(households: readonly Household[], settings: DemoSettings): readonly DemoOrder[] {
  const startedOrders = households.flatMap((household, index) => {
    const first = beginning(household, index, settings)
    const persona = personas.find(({ key }) => key === household.person.key)
    const pending = household.person.homes[0] === household.home ? persona?.pendingOrder : undefined
    if (pending === undefined) return [first]
    const { today } = settings
    return [
      first,
      laterOrder(household, `pending ${household.home.key}`, {
        planName: pending.planName,
        createdDate: addDays(today, -2),
        startDate: addDays(today, pending.startsInDays),
      }),
    ]
  })
  const later = demoBrandKeys.flatMap((brand) => {
    const count =
      ordersPerBrand[brand] - startedOrders.filter(({ household }) => household.brand === brand).length
    const active = households.filter(
      ({ brand: own, status, person }) => own === brand && status === 'Active' && !isPersona(person.key),
    )
    return Array.from({ length: count }, (_, index) => laterOf(active, brand, index, settings)).flat()
  })
  return [...startedOrders, ...later]
}

function isPersona(key: string): boolean {
  return personas.some((persona) => persona.key === key)
}

/** Returns the order that created the account. */
function beginning(household: Household, index: number, { today }: DemoSettings): DemoOrder {
  const { home, status } = household
  const begin = household.months[0]?.name
  const key = `begin ${home.key}`
  const ordinal = Math.floor(index / demoBrandKeys.length)
  switch (status) {
    case 'Pending':
      return laterOrder(household, key, {
        createdDate: addDays(today, -3),
        startDate: addDays(today, home.caseType === 'Switch' ? 12 : 8),
        stage: ordinal % 2 === 0 ? 'Processing' : 'Submission',
        situation: home.situation ?? null,
      })
    case 'Cancelled':
      return laterOrder(household, key, {
        createdDate: addDays(today, -40 - (index % 20)),
        startDate: addDays(today, -30 - (index % 20)),
        stage: index % 2 === 0 ? 'Processing' : 'Submission',
        status: 'Cancelled',
        cancellationReason: cancellationReasons[index % 5] ?? 'By_Customer',
        situation: {
          deposit: 'Cancelled',
          identity: 'Expired',
          documents: [{ type: 'Identity', status: 'Waived' }],
        },
      })
    default: {
      const start = begin === undefined ? today : `${begin}-01`
      return laterOrder(household, key, {
        createdDate: addDays(start, -9),
        startDate: start,
        stage: 'Complete',
        status,
        confirmed: true,
        situation: past(index),
      })
    }
  }
}

/** Returns what was settled before a service that is active now; for every third account. */
function past(index: number): Situation | null {
  if (index % 3 !== 0) return null
  const step = index / 3
  const deposit = (['Paid', 'Refunded', 'Waived'] as const)[step % 3] ?? 'Paid'
  const documents = [{ type: 'Identity', status: 'Accepted' }] as const
  return { deposit, identity: 'Passed', documents }
}

/** Returns orders of customers who are served: another home, a cancelled one, or a completed renewal. */
function laterOf(
  active: readonly Household[],
  brand: DemoBrandKey,
  index: number,
  { today }: DemoSettings,
): readonly DemoOrder[] {
  const household = active[(index * 3 + 1) % active.length]
  if (household === undefined) return []
  const key = `later ${brand} ${index}`
  const street = streetAddress(400 + index * 3 + demoBrandKeys.indexOf(brand), null)
  const isSwitch = index % 3 === 0
  const caseType = isSwitch ? 'Switch' : 'Move_In'
  if (index < pendingLater) {
    const situation = { ...situationOf(index), notice: noticeOf(index) }
    const isSettled = index === pendingLater - 1
    return [
      laterOrder(household, key, {
        street,
        caseType,
        createdDate: addDays(today, -2 - (index % 9)),
        startDate: addDays(today, isSwitch ? 10 + index : 4 + index),
        stage: isSettled ? 'Complete' : index % 3 === 1 ? 'Submission' : 'Processing',
        confirmed: isSettled,
        situation: isSettled ? null : situation,
      }),
    ]
  }
  const daysAgo = 20 + index * 11
  const after = index - pendingLater - cancelledLater
  if (after >= renewalsLater) return [stopOf(household, key, after - renewalsLater, today)]
  if (after >= 0) return [pastRenewal(household, key, addDays(today, -daysAgo))]
  return [
    laterOrder(household, key, {
      street,
      caseType,
      createdDate: addDays(today, -daysAgo),
      startDate: addDays(today, 10 - daysAgo),
      stage: index % 2 === 0 ? 'Processing' : 'Submission',
      status: 'Cancelled',
      cancellationReason: cancellationReasons[index % 5] ?? 'By_Customer',
    }),
  ]
}

/** Returns a household's end of service: requested, with its last day confirmed, or undone. */
function stopOf(household: Household, key: string, index: number, today: string): DemoOrder {
  return laterOrder(household, key, {
    caseType: 'Stop_Service',
    createdDate: addDays(today, -2 - index),
    startDate: workday(addDays(today, 6 + index)),
    stage: index === 1 ? 'Complete' : 'Processing',
    status: index === 2 ? 'Cancelled' : 'Pending',
    confirmed: index === 1,
    cancellationReason: index === 2 ? 'By_Customer' : null,
  })
}

/** Returns that day, or the next one on which meters are switched. */
function workday(day: string): string {
  return startDateRefusal('Stop_Service', day, day) === null ? day : workday(addDays(day, 1))
}

/** Returns an earlier renewal of the household's plan; a later one replaced it. */
function pastRenewal(household: Household, key: string, createdDate: string): DemoOrder {
  return laterOrder(household, key, {
    caseType: 'Plan_Change',
    createdDate,
    startDate: addDays(createdDate, 10),
    stage: 'Complete',
    status: 'Closed',
    confirmed: true,
  })
}

function laterOrder(
  household: Household,
  key: string,
  more: Partial<DemoOrder> & Pick<DemoOrder, 'createdDate' | 'startDate'>,
): DemoOrder {
  return {
    key,
    household,
    stage: 'Processing',
    status: 'Pending',
    caseType: household.status === 'Active' && key.startsWith('pending') ? 'Switch' : household.home.caseType,
    street: household.home.street,
    planName: household.home.planName,
    confirmed: false,
    cancellationReason: null,
    situation: null,
    ...more,
  }
}
