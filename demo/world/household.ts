import type { HomeMonth } from './consumption'
import type { DemoBrandKey } from './demo-brands'
import type { Ledger } from './ledger'
import type { DemoHome, DemoPerson } from './person'

/** A home with the person who lives there and everything that happened to its account. */
export interface Household {
  readonly person: DemoPerson
  readonly home: DemoHome
  readonly brand: DemoBrandKey
  readonly status: NonNullable<DemoHome['status']>
  /** The months that were served, oldest first; none while an account is pending or cancelled. */
  readonly months: readonly HomeMonth[]
  readonly ledger: Ledger
}
