/**
 * What the rules for retail electricity in Texas give every customer, as far as plans are concerned. Whoever runs the
 * portal compares them with the rules in force: 16 TAC 25.474 (rescission), 25.475 (contracts, notices), 25.480
 * (bills, late fees), 25.485 (complaints), and Tex. Util. Code 39.112 (notices before the end).
 */
export const texasRules = {
  /** Calendar days from the issue of a bill until it is due. */
  dueDays: 16,
  /** The highest late fee, in percent of what is late, once. */
  lateFeePercent: 5,
  /** Days before the end of a contract in which leaving costs nothing. */
  freeDaysBeforeEnd: 14,
  /** Written notices before the end of a contract, and the days before the end when the last has come at the latest. */
  notices: 3,
  lastNoticeDays: 30,
  lastNoticeDaysOfShortTerm: 15,
  /** Terms below this many months are short. */
  shortTermMonths: 4,
  /** Federal business days in which a switch is undone without cost. */
  rescissionDays: 3,
  /** Days that a change of terms is announced before. */
  changeNoticeDays: 14,
  /** Days until a complaint is answered. */
  complaintDays: 21,
} as const
