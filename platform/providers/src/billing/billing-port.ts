import type { BillingEvent } from './billing-event-schema'
import type { BillingPage } from './billing-page-schema'

/** The outcome of sending events: the system has them, or rejects them in their current form. */
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
