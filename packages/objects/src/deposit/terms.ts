/** The rules for deposits from a day on. The numbers are settings of the business: check them before each new year. */
export interface DepositTerms {
  /** `YYYY-MM-DD`. */
  readonly from: string
  /** What the commission sets by December 1 for the next year. No rate was found for these years: 4 is a placeholder. */
  readonly yearlyInterestPercent: number
  /** After so many bills in a row that were paid on time, the deposit goes back with its interest (16 TAC 25.478). */
  readonly onTimeBillsUntilRefund: number
  /** Above this amount, in cents, it can be paid in equal instalments: the law’s limit, which we offer to everybody. */
  readonly instalmentsAboveCents: number
  readonly instalments: number
  /** After so many months the customer may ask that the amount be worked out anew. */
  readonly monthsUntilRecalculation: number
}

const texas = {
  onTimeBillsUntilRefund: 12,
  instalmentsAboveCents: 5_000,
  instalments: 2,
  monthsUntilRecalculation: 12,
} as const

/** The newest last. */
const depositTerms: readonly [DepositTerms, ...DepositTerms[]] = [
  { from: '2020-01-01', yearlyInterestPercent: 4, ...texas },
  { from: '2026-01-01', yearlyInterestPercent: 4, ...texas },
  { from: '2027-01-01', yearlyInterestPercent: 4, ...texas },
]

/** The rules of the day `date` (`YYYY-MM-DD`); `terms` is for tests. */
export function depositTermsOn(date: string, terms = depositTerms): DepositTerms {
  return terms.findLast(({ from }) => from <= date) ?? terms[0]
}

/**
 * The simple interest in cents on `cents` that were held from the day `from` until the day before `until`, each day
 * at its own year’s rate, rounded once at the end. A leap year’s day earns as much as any other.
 */
export function depositInterest(cents: number, from: string, until: string, terms = depositTerms): number {
  const edges = terms.map((own, index) => [own, terms[index + 1]?.from ?? '9999-12-31'] as const)
  const percentDays = edges.reduce((sum, [own, end], index) => {
    const start = index === 0 ? from : later(from, own.from)
    const days = daysBetween(start, earlier(until, end))
    return sum + Math.max(0, days) * own.yearlyInterestPercent
  }, 0)
  return Math.round((cents * percentDays) / 36_500)
}

/** The first of `instalments` equal parts of an amount in cents; the odd cent is paid first. */
export function firstInstalment(cents: number, { instalments }: DepositTerms): number {
  return Math.ceil(cents / instalments)
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
