import type { Queryable } from '@porchlight/jobs'
import type { Language } from '@porchlight/metadata'
import type { DaysCounted } from '../rules/figure-values'
import { type Days, dayCount } from '../rules/period-days'
import { type Counts, type CountsByLanguage, sumOf } from '../rules/tally'
import { adoptionCounter } from './counters/adoption'
import { messageCounter } from './counters/messages'
import { orderCounter } from './counters/orders'
import { paymentCounter } from './counters/payments'
import { signUpCounter } from './counters/sign-ups'

/** What was counted of a brand on a day. */
export interface CountedDay {
  readonly counter: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly counts: CountsByLanguage
}

/** Reads the counts of a brand in some days, the earliest first; at most one row a day and counter. */
export async function readDays(
  connection: Queryable,
  brand: string,
  { firstDay, lastDay }: Days,
): Promise<readonly CountedDay[]> {
  const { rows } = await connection.query<CountedDay>(
    `select counter, to_char(day, 'YYYY-MM-DD') as day, counts from figures.day
     where brand = $1 and day between $2 and $3 and counts <> '{}' order by day`,
    [brand, firstDay, lastDay],
  )
  return rows
}

/** How far the figures are. */
export interface CountingState {
  /** The moment, ISO 8601, up to which everything is counted; null before the first count has ended. */
  readonly asOf: string | null
  /** Whether days are still to be counted. */
  readonly isCounting: boolean
}

/** Reads how far the figures are. */
export async function readCountingState(connection: Queryable): Promise<CountingState> {
  const { rows } = await connection.query<{ asOf: string | null; isCounting: boolean }>(
    `select to_char(min(counted_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "asOf",
       count(*) filter (where counted_at is null) > 0 or count(*) = 0 as "isCounting" from figures.counter`,
  )
  const [state] = rows
  return { asOf: state?.asOf ?? null, isCounting: state?.isCounting ?? true }
}

/**
 * What was counted of some days, of one language or of both. Records of a day add up; accounts are as the last count
 * in these days found them.
 */
export function countedIn(days: readonly CountedDay[], span: Days, language: Language | null): DaysCounted {
  const within = days.filter(({ day }) => day >= span.firstDay && day <= span.lastDay)
  const of = (counter: string) => within.filter((day) => day.counter === counter)
  const sum = (...names: readonly string[]) =>
    sumOf(names.flatMap(of).map(({ counts }) => countsOf(counts, language)))
  const lastAccounts = of(adoptionCounter.name).at(-1)
  return {
    adoption: lastAccounts === undefined ? {} : countsOf(lastAccounts.counts, language),
    payments: sum(paymentCounter.name),
    enrollment: sum(orderCounter.name, signUpCounter.name),
    messages: sum(messageCounter.name),
    days: dayCount(span),
  }
}

function countsOf(counts: CountsByLanguage, language: Language | null): Counts {
  return language === null ? sumOf([counts.en, counts.es]) : (counts[language] ?? {})
}
