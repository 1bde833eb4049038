import { addDays, addMonths } from '../../../customers/rules/calendar-day'
import { type ArrangementKind, arrangementPolicy } from '../../facts/arrangement-values'
import type { ArrangedAmount } from './arrangement-parts'

/** What decides about an arrangement. Days are `YYYY-MM-DD`. */
export interface ArrangementRequest {
  readonly isActiveAccount: boolean
  /** What is asked for by the bill's due date, in cents. */
  readonly dueCents: number
  readonly dueDay: string
  readonly today: string
  /** The least number of parts by the law of the place; null where we know no such law. */
  readonly leastParts: number | null
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

/** What a customer can agree to at once. */
export type ArrangementOffer =
  | { readonly problem: ArrangementProblem }
  | {
      readonly problem: null
      readonly Extension: ArrangedAmount | null
      readonly Plan: ArrangedAmount | null
    }

/**
 * Decides what is offered: a later date for a bill that is not late yet, and the least number of parts that the law gives
 * (16 TAC 25.480(j) in Texas). What does not fit goes to an advisor; nothing is refused for good.
 */
export function arrangementOffer(request: ArrangementRequest): ArrangementOffer {
  const { dueCents, dueDay, today, leastParts, earlier } = request
  const policy = arrangementPolicy
  if (!request.isActiveAccount) return { problem: 'closed' }
  if (dueCents <= 0) return { problem: 'nothingDue' }
  if (request.hasActive) return { problem: 'active' }
  if (request.isOnItsWay) return { problem: 'onItsWay' }
  const isRecent = (months: number) => (agreed: { readonly agreedDay: string }) =>
    addMonths(agreed.agreedDay, months) > today
  if (earlier.filter(({ status }) => status === 'Broken').some(isRecent(policy.monthsAfterBroken))) {
    return { problem: 'broken' }
  }
  if (leastParts === null) return { problem: 'unknownLaw' }
  const hadExtension = earlier
    .filter(({ kind }) => kind === 'Extension')
    .some(isRecent(policy.monthsBetweenExtensions))
  const extension: ArrangedAmount | null =
    dueDay >= today && !hadExtension
      ? { amountCents: dueCents, parts: 1, firstDueDay: addDays(dueDay, policy.extensionDays) }
      : null
  const [firstDueDay = dueDay] = [dueDay, addDays(today, policy.firstPartDays)].sort().reverse()
  const plan: ArrangedAmount | null =
    dueCents >= policy.leastPlanCents && dueCents <= policy.mostPlanCents
      ? { amountCents: dueCents, parts: leastParts, firstDueDay }
      : null
  if (extension === null && plan === null) return { problem: 'outOfRange' }
  return { problem: null, Extension: extension, Plan: plan }
}
