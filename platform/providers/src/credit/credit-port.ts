import type { Static } from 'typebox'
import type { CreditApplicationSchema, CreditDecisionSchema } from './credit-wire'

export type CreditApplication = Static<typeof CreditApplicationSchema>
export type CreditDecision = Static<typeof CreditDecisionSchema>

/** Checks the credit of people who enrol. Throws `ProviderFailure` while it is not available. */
export interface CreditPort {
  check(application: CreditApplication): Promise<CreditDecision>
}
