import type { LawOfPlace } from '../facts/law-by-place'
import { addDays } from './calendar-day'

const dayMs = 86_400_000

/** No months in a row have more days each than these. */
const daysOfMonth = 30.5

/** The law of a place on the end of a contract. */
export type ContractEndLaw = NonNullable<LawOfPlace['contractEnd']>

/**
 * The days by which the notices of a contract's end are due, as calendar dates `YYYY-MM-DD`, oldest first: spread over
 * the last third of the term, the last one as long before the end as the law has it. Empty when the dates are not in
 * order.
 */
export function contractNotices(start: string, end: string, law: ContractEndLaw): readonly string[] {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const days = Math.round((to - from) / dayMs)
  if (!(days > 0)) return []
  const isShort = days < law.shortTermMonths * daysOfMonth
  const last = days - (isShort ? law.lastNoticeDaysOfShortTerm : law.lastNoticeDays)
  const first = Math.min(Math.ceil((days * 2) / 3), last)
  return Array.from({ length: law.notices }, (_, index) =>
    addDays(start, Math.round(first + ((last - first) * index) / (law.notices - 1))),
  )
}

/** A contract as its mails need it; days as `YYYY-MM-DD`, null while they are not known. */
export interface ContractTerm {
  readonly start: string | null
  readonly end: string | null
  /** That of the place of service; null where it has no rule that we know. */
  readonly law: ContractEndLaw | null
}

/** The days on which the customer of a contract is written to, oldest first: for each notice, and once it has ended. */
export function contractMailDays({ start, end, law }: ContractTerm): readonly string[] {
  if (end === null) return []
  const notices = law !== null && start !== null ? contractNotices(start, end, law) : []
  return [...notices, addDays(end, 1)]
}

/** The first day that a fixed price contract may be left without a cancellation fee. */
export function freeToLeaveFrom(end: string, { freeDaysBeforeEnd }: ContractEndLaw): string {
  return addDays(end, -freeDaysBeforeEnd)
}
