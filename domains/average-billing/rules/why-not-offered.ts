import type { LawOfPlace } from '../../customers/facts/law-by-place'

/** Why average billing cannot be turned on; null where it can. */
export type WhyNotOffered = 'place' | 'notStarted' | 'ended' | 'pastDue' | null

/**
 * Customers who are not delinquent may choose average billing (16 TAC 25.480(h)(1)): an active account, in a place
 * whose law provides for it, with nothing past due. A payment arrangement is no reason by itself: the deferred amount
 * is past due or it is not.
 *
 * @param pastDueCents the past-due amount by the ledger
 */
export function whyNotOffered(
  law: LawOfPlace | null,
  status: string | null,
  pastDueCents: number,
): WhyNotOffered {
  if (law?.averageBilling === undefined) return 'place'
  if (status === 'Pending') return 'notStarted'
  if (status !== 'Active') return 'ended'
  return pastDueCents > 0 ? 'pastDue' : null
}
