import { monthsOfHome } from './consumption'
import type { DemoSettings } from './demo-world'
import type { Household } from './household'
import { ledgerOf } from './ledger'
import { neighbours } from './neighbours'
import { type DemoOrder, ordersOf } from './orders'
import type { DemoPerson, Persona } from './person'
import { personas } from './personas'

/** The data from which every object's demo records are built: computed once, so that they are consistent. */
export interface DemoPeople extends DemoSettings {
  readonly personas: readonly Persona[]
  readonly people: readonly DemoPerson[]
  readonly households: readonly Household[]
  readonly orders: readonly DemoOrder[]
}

/** Computes the people, their usage, bills, payments and orders. Pure: the same settings, the same cast. */
export function demoPeopleOf(settings: DemoSettings): DemoPeople {
  const people: readonly DemoPerson[] = [...personas, ...neighbours]
  const households = people.flatMap((person) =>
    person.homes.map((home): Household => {
      const status = home.status ?? 'Active'
      const months = status === 'Active' || status === 'Closed' ? monthsOfHome(home, settings) : []
      const ledger = ledgerOf(person.brand, home, months, settings)
      return { person, home, brand: person.brand, status, months, ledger }
    }),
  )
  return { ...settings, personas, people, households, orders: ordersOf(households, settings) }
}
