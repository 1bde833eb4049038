/** When a plan is offered, as its record has it: days as `YYYY-MM-DD`, null where it has none. */
export interface OfferDates {
  readonly isActive: boolean
  readonly from: string | null
  /** The last day. */
  readonly until: string | null
}

/** Where a plan is on a day: offered, to be offered later, no longer offered, or taken off whatever its days are. */
export const offerStates = ['inForce', 'coming', 'ended', 'off'] as const

/** One of `offerStates`. */
export type OfferState = (typeof offerStates)[number]

/** Returns whether the offer of a plan with that first day has begun by `day`; one without a first day always has. */
export function hasBegun(from: string | null, day: string): boolean {
  return from === null || from <= day
}

/**
 * Returns the state of the plan's offer on `day`, `YYYY-MM-DD`. `onOfferOn` queries the database for those in force.
 */
export function offerStateOf({ isActive, from, until }: OfferDates, day: string): OfferState {
  if (until !== null && until < day) return 'ended'
  if (!isActive) return 'off'
  return hasBegun(from, day) ? 'inForce' : 'coming'
}

/** Conditions on plan records, one of which holds for each plan that is in force on `day`, `YYYY-MM-DD`. */
export function onOfferOn(day: string) {
  const begun = [{ Offered_From__c: null }, { Offered_From__c: { lte: day } }]
  const notEnded = [{ Offered_Until__c: null }, { Offered_Until__c: { gte: day } }]
  return begun.flatMap((from) => notEnded.map((until) => ({ IsActive: true, ...from, ...until })))
}
