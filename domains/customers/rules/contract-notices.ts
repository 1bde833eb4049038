import { addDays } from './calendar-day'

const dayMs = 86_400_000
const daysOfShortTerm = 122

/**
 * The days by which the three notices of a contract's end are due, as calendar dates `YYYY-MM-DD`, oldest first.
 * They are spread over the last third of the term; the last one is at least 30 days before the end, at least 15
 * for terms under four months (Texas Utilities Code 39.112). Empty when the dates are not in order.
 */
export function contractNotices(start: string, end: string): readonly string[] {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const days = Math.round((to - from) / dayMs)
  if (!(days > 0)) return []
  const last = days - (days < daysOfShortTerm ? 15 : 30)
  const first = Math.min(Math.ceil((days * 2) / 3), last)
  return [first, Math.round((first + last) / 2), last].map((day) => addDays(start, day))
}

/** A contract as its mails need it; days as `YYYY-MM-DD`, null while they are not known. */
export interface ContractTerm {
  readonly start: string | null
  readonly end: string | null
  /** The three notices and the free leaving are Texas rules for electricity. */
  readonly isTexasElectricity: boolean
}

/** The days on which the customer of a contract is written to, oldest first: for each notice, and once it has ended. */
export function contractMailDays({ start, end, isTexasElectricity }: ContractTerm): readonly string[] {
  if (end === null) return []
  const notices = isTexasElectricity && start !== null ? contractNotices(start, end) : []
  return [...notices, addDays(end, 1)]
}

/**
 * The first day that a fixed price contract may be left without a cancellation fee: 14 days before its end
 * (16 TAC 25.475).
 */
export function freeToLeaveFrom(end: string): string {
  return addDays(end, -14)
}
