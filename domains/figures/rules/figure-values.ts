import {
  type EnrollmentStage,
  enrollmentName,
  enrollmentStages,
  enrollmentStates,
} from '../facts/enrollment-stages'
import type { FigureName, FigureUnit } from '../facts/figure-names'
import { type Counts, measuredCount, quantileOf } from './tally'

/** What was counted in some days, by what it was counted of, and how many days these are. */
export interface DaysCounted {
  readonly adoption: Counts
  readonly payments: Counts
  /** Sign-ups and orders together: no one is in both. */
  readonly enrollment: Counts
  readonly messages: Counts
  readonly days: number
}

/** A figure's value, and how many people are behind each part of it. */
export interface FigureValue {
  /** Null where there is nothing to count. */
  readonly value: number | null
  readonly people: readonly number[]
}

interface FigureRule {
  readonly unit: FigureUnit
  readonly of: (counted: DaysCounted) => FigureValue
}

/** The average length of a month in days. */
const monthDays = 365.25 / 12

/** How each figure is worked out. */
export const figureRules: Readonly<Record<FigureName, FigureRule>> = {
  accounts: {
    unit: 'count',
    of: ({ adoption: { accounts = null } }) => ({ value: accounts, people: [accounts ?? 0] }),
  },
  login: share(({ adoption }) => [adoption.login, adoption.accounts]),
  verifiedEmail: share(({ adoption }) => [adoption.verifiedEmail, adoption.accounts]),
  paperless: share(({ adoption }) => [adoption.paperless, adoption.accounts]),
  autopay: share(({ adoption }) => [adoption.autopay, adoption.accounts]),
  textAlerts: share(({ adoption }) => [adoption.textAlerts, adoption.accounts]),
  payments: count(({ payments }) => payments.payments),
  inPortal: share(({ payments: p }) => [(p.payments ?? 0) - (p.elsewhere ?? 0), p.payments]),
  byCard: share(({ payments }) => [payments.card, payments.payments]),
  byBank: share(({ payments }) => [payments.bank, payments.payments]),
  byGuest: share(({ payments }) => [payments.guest, payments.payments]),
  byAutopay: share(({ payments }) => [payments.autopay, payments.payments]),
  began: count(({ enrollment }) => reached(enrollment, 'signUp')),
  startedShare: share(({ enrollment }) => [reached(enrollment, 'started'), reached(enrollment, 'signUp')]),
  cancelledShare: share(({ enrollment }) => [ended(enrollment, 'cancelled'), reached(enrollment, 'signUp')]),
  rejectedShare: share(({ enrollment }) => [ended(enrollment, 'rejected'), reached(enrollment, 'signUp')]),
  daysToStart: quantile('days', ({ enrollment }) => enrollment, 0.5),
  messages: count(({ messages }) => messages.messages),
  perThousand: {
    unit: 'rate',
    of: ({ messages: { messages = 0 }, adoption: { accounts = 0 }, days }) => ({
      value: accounts === 0 ? null : ((messages / accounts) * 1_000 * monthDays) / days,
      people: [messages, accounts],
    }),
  },
  medianReply: quantile('hours', ({ messages }) => messages, 0.5),
  slowReply: quantile('hours', ({ messages }) => messages, 0.9),
  lateShare: share(({ messages }) => [messages.late, messages.messages]),
  overdue: count(({ messages }) => messages.overdue),
}

/** How many enrollments came at least as far as `stage`. */
export function reached(counts: Counts, stage: EnrollmentStage): number {
  return enrollmentStages
    .slice(enrollmentStages.indexOf(stage))
    .flatMap((later) => enrollmentStates.map((state) => counts[enrollmentName(later, state)] ?? 0))
    .reduce((sum, each) => sum + each, 0)
}

function ended(counts: Counts, state: 'cancelled' | 'rejected'): number {
  return enrollmentStages.reduce((sum, stage) => sum + (counts[enrollmentName(stage, state)] ?? 0), 0)
}

function count(of: (counted: DaysCounted) => number | undefined): FigureRule {
  return {
    unit: 'count',
    of: (counted) => {
      const value = of(counted) ?? 0
      return { value, people: [value] }
    },
  }
}

function share(of: (counted: DaysCounted) => readonly [number | undefined, number | undefined]): FigureRule {
  return {
    unit: 'share',
    of: (counted) => {
      const [part = 0, whole = 0] = of(counted)
      return { value: whole === 0 ? null : part / whole, people: [part, whole - part] }
    },
  }
}

function quantile(
  measure: 'days' | 'hours',
  of: (counted: DaysCounted) => Counts,
  share: number,
): FigureRule {
  return {
    unit: measure,
    of: (counted) => ({
      value: quantileOf(of(counted), measure, share),
      people: [measuredCount(of(counted), measure)],
    }),
  }
}
