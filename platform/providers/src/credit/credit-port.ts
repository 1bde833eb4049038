/** Whose credit is checked: as little as the check needs. */
export interface CreditApplication {
  /** Names the check for good; one that is asked for again is the same. */
  readonly requestId: string
  readonly firstName: string
  readonly lastName: string
  readonly postalCode: string
  /** The last four of a social security number; null when none was given. */
  readonly numberLastFour: string | null
}

/** What a check came to. How somebody was rated stays with the service. */
export type CreditDecision = (
  | { readonly kind: 'passed' }
  | { readonly kind: 'depositRequired'; readonly dollars: number }
) & {
  /** Whether what the service knows of this person fits what they entered; a service that does not say so confirms. */
  readonly identity?: 'confirmed' | 'unconfirmed'
}

/** Checks the credit of people who enrol. Throws `ProviderFailure` while it is not available. */
export interface CreditPort {
  check(application: CreditApplication): Promise<CreditDecision>
}
