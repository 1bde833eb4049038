import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import { compareUsage, type UsageComparison } from './compare-usage'
import type { usageLabels } from './labels'
import type { UsageMonth } from './usage-month'

type Words = Translate<LabelKey<typeof usageLabels>>
type Commodity = 'electricity' | 'gas'

/** An amount with its unit: `1,910 kWh`, `32.5 therms`. Electricity is shown in whole kilowatt-hours. */
export function amountText(format: Formatter, commodity: Commodity, amount: number): string {
  return commodity === 'gas' ? format.therms(amount) : format.kilowattHours(Math.round(amount))
}

/** The same without its unit, for a column that names it. */
export function plainAmountText(format: Formatter, commodity: Commodity, amount: number): string {
  return commodity === 'gas' ? format.number(Math.round(amount * 10) / 10) : format.number(Math.round(amount))
}

/** A month without its year: `June`, `junio`. */
function monthName(format: Formatter, month: string): string {
  return format.month(month).replace(/ (de )?\d{4}$/, '')
}

/**
 * This bill against the last in one sentence: "You used 310 kWh more than in June: 6 more days and hotter
 * weather." Without a last bill it says what was used.
 */
export function usageSentence(
  t: Words,
  format: Formatter,
  commodity: Commodity,
  current: UsageMonth,
  last: UsageMonth | null,
): string {
  if (last === null) {
    const amount = amountText(format, commodity, current.amount)
    return t('outcome', { outcome: t('usedFirst', { amount, month: monthName(format, current.month) }) })
  }
  const comparison = compareUsage(current, last, commodity)
  const outcome = outcomeText(t, format, commodity, comparison.difference, monthName(format, last.month))
  const [first, second] = reasonTexts(t, comparison)
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

function reasonTexts(t: Words, { days, weather }: UsageComparison): readonly string[] {
  const reasons: string[] = []
  if (days !== 0) reasons.push(t(days > 0 ? 'moreDays' : 'fewerDays', { count: Math.abs(days) }))
  if (weather !== null) reasons.push(t(weather))
  return reasons
}
