/** A part of what changed, in the order of the changes. */
export interface BillingPage {
  /** Each as it came: whoever takes them checks them by `BillingChangeSchema`, so that one bad change stops no other. */
  readonly changes: readonly unknown[]
  /** Where the next page begins; the billing system's own words, at most 200 characters. */
  readonly position: string
  /** Whether there is more at this moment. */
  readonly more: boolean
}

/** The system that bills: accounts, bills and balances are its own, and we show them. */
export interface BillingPort {
  /** What changed since `position`, or from the beginning. Throws `ProviderFailure` while it does not answer. */
  changesSince(position: string | null): Promise<BillingPage>
}
