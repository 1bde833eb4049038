import type { BillingEvent } from './billing-event-schema'
import type { BillingPage } from './billing-page-schema'

/** The outcome of sending events: the system has them, or rejects them in their current form. */
export type BillingReceipt =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'refused'
      /** The HTTP status of the system's response. */
      readonly status: number
    }

/** The billing system: it owns accounts, bills and balances, and we show them. */
export interface BillingPort {
  /**
   * Returns the changes since `position`, or from the beginning. Throws `ProviderFailure` while it does not respond.
   */
  changesSince(position: string | null): Promise<BillingPage>
  /**
   * Sends events of one account, in order. An event may be resent with the same `eventId` and counts once. Either all
   * of them are rejected or none. Throws `ProviderFailure` while the system does not respond.
   */
  deliver(events: readonly BillingEvent[]): Promise<BillingReceipt>
}
