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
  /** Identifies the account within the world; ids are derived from it. */
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
  /** Days from today until the contract ends; negative when it has ended. */
  readonly contractEndsInDays: number
  readonly caseType: 'Move_In' | 'Switch'
  /** Active by default. */
  readonly status?: 'Pending' | 'Active' | 'Cancelled' | 'Closed'
  /** For closed accounts: full months since the last one that was served. */
  readonly closedMonthsAgo?: number
  /** Months before the last full one; that read was estimated, and the next one corrects it. */
  readonly estimatedMonthsAgo?: number
  /** Months before the last full one; that month has not arrived. */
  readonly missingMonthsAgo?: number
  /** `on-time` by default. */
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
  /** Whether the person has signed up for the portal; true by default. */
  readonly hasLogin?: boolean
  readonly emailBounced?: boolean
  readonly homes: readonly DemoHome[]
}

/** The ids in the addresses of a persona's pages. */
export interface PersonaIds {
  /** Of the first account. */
  readonly accountId: string
  /** Of the order in progress; otherwise of the one that the account began with. */
  readonly orderId: string
  /** The id of the bill for the latest July that is over. */
  readonly julyBillId: string
}

/** What a demo visitor may try as a person, and the page where it starts. */
export interface NextStep {
  readonly label: Label
  /** Returns a path of the site, with its language. */
  readonly path: (ids: PersonaIds) => string
}

/** A customer with a name and a story for the demo. */
export interface Persona extends DemoPerson {
  readonly story: Label
  /** What blocks the person. */
  readonly stuck: Label
  readonly next: NextStep
  /** An order in progress: its plan and the days until its requested start. */
  readonly pendingOrder?: { readonly planName: string; readonly startsInDays: number }
}

/** Returns the address that a person signs in with or receives mail at. */
export function emailOf(person: DemoPerson): string {
  return `${person.firstName}.${person.lastName}@example.com`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.@-]/g, '')
}
