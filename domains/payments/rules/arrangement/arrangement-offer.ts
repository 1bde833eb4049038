import { toCents } from '@porchlight/metadata'
import type { BrandLimits } from '../../../customer-service/facts/brand-limits'
import { addDays, addMonths } from '../../../customers/rules/calendar-day'
import { type ArrangementKind, arrangementPolicy } from '../../facts/arrangement-values'
import type { ArrangedAmount } from './arrangement-parts'

/** What decides about an arrangement. Days are `YYYY-MM-DD`. */
export interface ArrangementRequest {
  readonly isActiveAccount: boolean
  /** The amount requested by the bill's due date, in cents. */
  readonly dueCents: number
  readonly dueDay: string
  readonly today: string
  /** The least number of parts by the law of the place; null where we know no such law. */
  readonly leastParts: number | null
  /** What the brand offers without an advisor. */
  readonly limits: BrandLimits
  readonly hasActive: boolean
  /** Whether a payment of the bill is on its way. */
  readonly isOnItsWay: boolean
  /** When the account's last arrangements were agreed to and what came of them. */
  readonly earlier: readonly {
    readonly kind: ArrangementKind
    readonly status: string
    readonly agreedDay: string
  }[]
}

/** Why nothing is offered without an advisor. */
export type ArrangementProblem =
  | 'closed'
  | 'nothingDue'
  | 'active'
  | 'onItsWay'
  | 'broken'
  | 'unknownLaw'
  | 'outOfRange'

/** The terms that a customer can agree to immediately. */
export type ArrangementOffer =
  | { readonly problem: ArrangementProblem }
  | {
      readonly problem: null
      readonly Extension: ArrangedAmount | null
      readonly Plan: ArrangedAmount | null
    }

/**
 * Decides which terms to offer: a later date for a bill that is not late yet, and the parts of a plan, at least those
 * required by law (16 TAC 25.480(j) in Texas). Anything else goes to an advisor; nothing is rejected for good.
 */
export function arrangementOffer(request: ArrangementRequest): ArrangementOffer {
  const { dueCents, dueDay, today, leastParts, limits, earlier } = request
  if (!request.isActiveAccount) return { problem: 'closed' }
  if (dueCents <= 0) return { problem: 'nothingDue' }
  if (request.hasActive) return { problem: 'active' }
  if (request.isOnItsWay) return { problem: 'onItsWay' }
  const isRecent = (months: number) => (agreed: { readonly agreedDay: string }) =>
    addMonths(agreed.agreedDay, months) > today
  if (earlier.filter(({ status }) => status === 'Broken').some(isRecent(limits.Broken_Months__c))) {
    return { problem: 'broken' }
  }
  if (leastParts === null) return { problem: 'unknownLaw' }
  const hadExtension = earlier
    .filter(({ kind }) => kind === 'Extension')
    .some(isRecent(limits.Extension_Months__c))
  const extension: ArrangedAmount | null =
    dueDay >= today && !hadExtension
      ? { amountCents: dueCents, parts: 1, firstDueDay: addDays(dueDay, limits.Extension_Days__c) }
      : null
  const [firstDueDay = dueDay] = [dueDay, addDays(today, arrangementPolicy.firstPartDays)].sort().reverse()
  const plan: ArrangedAmount | null =
    dueCents >= toCents(limits.Plan_From__c) && dueCents <= toCents(limits.Plan_Up_To__c)
      ? { amountCents: dueCents, parts: Math.max(leastParts, limits.Plan_Parts__c), firstDueDay }
      : null
  if (extension === null && plan === null) return { problem: 'outOfRange' }
  return { problem: null, Extension: extension, Plan: plan }
}
