import { type ContractTerm, freeToLeaveFrom } from '../../customers/rules/contract-notices'

/** A contract that service leaves. */
export interface LeftContract extends ContractTerm {
  /** What the plan costs to leave before its end, in US dollars. */
  readonly cancellationFee: number
}

/**
 * The early termination fee of a contract whose service stops on `lastDay` (`YYYY-MM-DD`), in US dollars; 0 without one.
 * Whoever moves out and names the address where the final bill goes pays none (16 TAC 25.475), which we offer everywhere of
 * our own accord. Nobody pays one on the days on which the law of the place lets the contract be left freely, nor once it
 * has ended.
 */
export function serviceStopFee(
  { end, law, cancellationFee }: LeftContract,
  lastDay: string,
  isMoving: boolean,
): number {
  if (isMoving || end === null || lastDay >= end) return 0
  return law !== null && lastDay >= freeToLeaveFrom(end, law) ? 0 : cancellationFee
}
