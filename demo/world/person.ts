import type { Label } from '@porchlight/metadata'
import type { Climate } from './climate'
import type { DemoBrandKey } from './demo-brands'
import type { Home } from './home'
import type { Situation } from './situations'
import type { DemoUtility } from './utilities'

/** How an account's bills are paid; `payment-plans.ts` turns it into payments. */
export type PaymentHabit =
  | 'on-time'
  | 'autopay-card'
  | 'autopay-bank'
  | 'late'
  | 'partial'
  | 'ahead'
  | 'returned'
  | 'just-paid'
  | 'last-unpaid'

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
  /** Days from today until the contract ends; it has ended when negative. */
  readonly contractEndsInDays: number
  readonly caseType: 'Move_In' | 'Switch'
  /** Active when absent. */
  readonly status?: 'Pending' | 'Active' | 'Cancelled' | 'Closed'
  /** For closed accounts: full months since the last one that was served. */
  readonly closedMonthsAgo?: number
  /** Months before the last full one; that reading was estimated, and the next one makes up for it. */
  readonly estimatedMonthsAgo?: number
  /** Months before the last full one; that month has not arrived. */
  readonly missingMonthsAgo?: number
  /** `on-time` when absent. */
  readonly habit?: PaymentHabit
  readonly paperless?: boolean
  readonly averageBilling?: boolean
  readonly paymentPlan?: boolean
  /** For pending accounts: what blocks service. */
  readonly situation?: Situation
}

/** An invented customer. */
export interface DemoPerson {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly language: 'en' | 'es'
  readonly brand: DemoBrandKey
  readonly mobilePhone: string
  /** Whether the person has signed up for the portal; absent: yes. */
  readonly hasLogin?: boolean
  readonly emailBounced?: boolean
  readonly homes: readonly DemoHome[]
}

/** The ids in the addresses of a persona's pages. */
export interface PersonaIds {
  /** Of the first account. */
  readonly accountId: string
  /** Of the order that is under way; otherwise of the one that the account began with. */
  readonly orderId: string
  /** The id of the bill for the latest July that is over. */
  readonly julyBillId: string
}

/** What a visitor of the demo may try as a person, and the page on which that begins. */
export interface NextStep {
  readonly label: Label
  /** A path of the site, with its language. */
  readonly path: (ids: PersonaIds) => string
}

/** A customer with a name and a story for the demo. */
export interface Persona extends DemoPerson {
  readonly story: Label
  /** What blocks the person. */
  readonly stuck: Label
  readonly next: NextStep
  /** An order that is on its way: the plan it is for and the days until its requested start. */
  readonly pendingOrder?: { readonly planName: string; readonly startsInDays: number }
}

/** The address that a person signs in with or is written to. */
export function emailOf(person: DemoPerson): string {
  return `${person.firstName}.${person.lastName}@example.com`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.@-]/g, '')
}
