import { lawByPlace } from '../facts/law-by-place'
import { addDays, addMonths } from './calendar-day'
import { type ContractTerm, contractNotices, freeToLeaveFrom } from './contract-notices'

/**
 * The kinds of change for a customer who stays with the provider: renewal at the end of the contract, or another plan
 * before then.
 */
export type PlanChangeKind = 'Renewal' | 'Change'

/** From when another plan applies to an account, and what leaving the present one costs. */
export interface PlanChangeTerms {
  readonly kind: PlanChangeKind
  /** The first day of the new plan, `YYYY-MM-DD`. */
  readonly startDate: string
  /** Whether that day is the next meter read, which is expected then; otherwise it follows the contract's end. */
  readonly startsAtRead: boolean
  /** US dollars; 0 without a fee. */
  readonly earlyTerminationFee: number
}

/** What the terms follow from; days are `YYYY-MM-DD`. */
export interface PresentContract extends ContractTerm {
  /** The last day of the latest meter read; null before the first. */
  readonly lastRead: string | null
  /** What the present plan costs to leave before its end, in US dollars. */
  readonly cancellationFee: number
}

/** Days before its end from which a contract can be renewed whose start is not known. */
const renewalDays = 60

/** For how many days a change of plan can be undone even when the new plan applies already. */
const undoDays = 14

/**
 * The terms on which an account gets another plan. From the first notice of the contract's end on, the new plan follows the contract on the day after its end, without a fee. Before
 * that it applies from the next meter read, and the present plan's fee is due, unless the law of the place lets the
 * contract be left freely on that day. Without a contract that runs it applies from the next meter read, without a fee.
 */
export function planChangeTerms(contract: PresentContract, today: string): PlanChangeTerms {
  const { end, start, law, cancellationFee } = contract
  const nextRead = nextMeterRead(contract.lastRead ?? start ?? today, today)
  const atRead = { startDate: nextRead, startsAtRead: true } as const
  if (end === null) return { kind: 'Change', ...atRead, earlyTerminationFee: 0 }
  if (end < today) return { kind: 'Renewal', ...atRead, earlyTerminationFee: 0 }
  // Renewals open everywhere when the notices of Texas begin, which is our own choice.
  const [notice] = contractNotices(start ?? '', end, law ?? lawByPlace['TX Electricity'].contractEnd)
  const opens = notice ?? addDays(end, -renewalDays)
  if (today >= opens || nextRead > end) {
    return { kind: 'Renewal', startDate: addDays(end, 1), startsAtRead: false, earlyTerminationFee: 0 }
  }
  const isFree = law !== null && nextRead >= freeToLeaveFrom(end, law)
  return { kind: 'Change', ...atRead, earlyTerminationFee: isFree ? 0 : cancellationFee }
}

/**
 * The last day on which a change that is ordered on `today` can be undone at no charge: 14 days later, or the day before
 * the plan's first one where that is later.
 */
export function planChangeUndoEnd(today: string, startDate: string): string {
  const fourteenth = addDays(today, undoDays)
  if (startDate > fourteenth) return addDays(startDate, -1)
  return fourteenth
}

/** The day after `today` on which a meter is next expected to be read that is read each month as on `lastRead`. */
function nextMeterRead(lastRead: string, today: string): string {
  let months = 1
  while (addMonths(lastRead, months) <= today) months += 1
  return addMonths(lastRead, months)
}
