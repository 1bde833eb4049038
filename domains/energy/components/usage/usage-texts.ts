import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import type { usageLabels } from './labels'
import type { UsageMonth } from './usage-month'

type Words = Translate<LabelKey<typeof usageLabels>>
type Commodity = 'electricity' | 'gas'

/** What pulled the use the way it went, as the server works it out for a bill. */
export interface UsageReasons {
  /** Days more than in the last bill, or fewer; 0 when they are no reason. */
  readonly daysReason: number
  readonly weatherReason: 'hotter' | 'colder' | 'milder' | null
}

/** What two cycles are compared by. */
export type ComparedCycle = Pick<UsageMonth, 'month' | 'amount'>

/** An amount with its unit: `1,910 kWh`, `32.5 therms`. Electricity is shown in whole kilowatt-hours. */
export function amountText(format: Formatter, commodity: Commodity, amount: number): string {
  return commodity === 'gas' ? format.therms(amount) : format.kilowattHours(Math.round(amount))
}

/** The same without its unit, for a column that names it. */
export function plainAmountText(format: Formatter, commodity: Commodity, amount: number): string {
  return commodity === 'gas' ? format.number(Math.round(amount * 10) / 10) : format.number(Math.round(amount))
}

/** A month without its year: `June`, `junio`. */
export function monthName(format: Formatter, month: string): string {
  return format.month(month).replace(/ (de )?\d{4}$/, '')
}

/**
 * Returns one sentence comparing this bill with the last: "You used 310 kWh more than in June: 6 more days and hotter
 * weather." Without a last bill it states the usage; without known reasons it names none.
 */
export function usageSentence(
  t: Words,
  format: Formatter,
  commodity: Commodity,
  current: ComparedCycle,
  last: ComparedCycle | null,
  reasons: UsageReasons | null,
): string {
  if (last === null) {
    const amount = amountText(format, commodity, current.amount)
    return t('outcome', { outcome: t('usedFirst', { amount, month: monthName(format, current.month) }) })
  }
  const difference = current.amount - last.amount
  const outcome = outcomeText(t, format, commodity, difference, monthName(format, last.month))
  const [first, second] = reasons === null ? [] : reasonTexts(t, reasons)
  if (first === undefined) return t('outcome', { outcome })
  if (second === undefined) return t('outcomeWithReason', { outcome, reason: first })
  return t('outcomeWithReasons', { outcome, first, second })
}

function outcomeText(
  t: Words,
  format: Formatter,
  commodity: Commodity,
  difference: number,
  month: string,
): string {
  const size =
    commodity === 'gas' ? Math.round(Math.abs(difference) * 10) / 10 : Math.round(Math.abs(difference))
  if (size === 0) return t('usedSame', { month })
  return t(difference > 0 ? 'usedMore' : 'usedLess', { amount: amountText(format, commodity, size), month })
}

function reasonTexts(t: Words, { daysReason, weatherReason }: UsageReasons): readonly string[] {
  const reasons: string[] = []
  if (daysReason !== 0) {
    reasons.push(t(daysReason > 0 ? 'moreDays' : 'fewerDays', { count: Math.abs(daysReason) }))
  }
  if (weatherReason !== null) reasons.push(t(weatherReason))
  return reasons
}
