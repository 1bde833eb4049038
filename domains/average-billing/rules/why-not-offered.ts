import type { LawOfPlace } from '../../customers/facts/law-by-place'

/** Why average billing cannot be turned on; null where it can. */
export type WhyNotOffered = 'place' | 'notStarted' | 'ended' | 'pastDue' | null

/**
 * Whoever is not delinquent may choose average billing (16 TAC 25.480(h)(1)): an active account, in a place whose law knows
 * it, with nothing past due. A payment arrangement is no reason by itself: what it puts off is past due or it is not.
 *
 * @param pastDueCents what the ledger has past due
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
