import type { BillingEvent } from './billing-event-schema'

/** A part of what changed, in the order of the changes. */
export interface BillingPage {
  /** Each as it came: whoever takes them checks them by `BillingChangeSchema`, so that one bad change stops no other. */
  readonly changes: readonly unknown[]
  /** Where the next page begins; the billing system's own words, at most 200 characters. */
  readonly position: string
  /** Whether there is more at this moment. */
  readonly more: boolean
}

/** What became of events that were sent: the system has them, or will not have them as they are. */
export type BillingReceipt =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'refused'
      /** The HTTP status that the system answered. */
      readonly status: number
    }

/** The system that bills: accounts, bills and balances are its own, and we show them. */
export interface BillingPort {
  /** What changed since `position`, or from the beginning. Throws `ProviderFailure` while it does not answer. */
  changesSince(position: string | null): Promise<BillingPage>
  /**
   * Sends events of one account, in their order. An event may be sent again by the same `eventId` and counts once.
   * Refused are all of them or none. Throws `ProviderFailure` while the system does not answer.
   */
  deliver(events: readonly BillingEvent[]): Promise<BillingReceipt>
}
