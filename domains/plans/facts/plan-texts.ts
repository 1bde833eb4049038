import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import type { PlanFacts } from './plan-facts'
import type { planLabels } from './plan-labels'

/** Looks up the labels of plans. */
export type PlanTexts = Translate<LabelKey<typeof planLabels>>

type Commodity = PlanFacts['commodity']

/** `1,000 kWh`; `50 therms`. */
export function monthlyUseText(t: PlanTexts, format: Formatter, commodity: Commodity, use: number): string {
  return commodity === 'Gas' ? t('therms', { amount: format.number(use) }) : format.kilowattHours(use)
}

/** `15.8¢ per kWh`; gas, whose prices are larger, in dollars: `$1.21 per therm`. Given in cents. */
export function unitPriceText(
  t: PlanTexts,
  format: Formatter,
  commodity: Commodity,
  cents: number,
  digits = 1,
): string {
  return commodity === 'Gas'
    ? t('perTherm', { price: format.money(Math.round(cents) / 100) })
    : t('perKilowattHour', { price: centsText(format, cents, digits) })
}

/** The same without its unit, for a column that names it. */
export function shortPriceText(format: Formatter, commodity: Commodity, cents: number): string {
  return commodity === 'Gas' ? format.money(Math.round(cents) / 100) : centsText(format, cents, 1)
}

/** `12 months`, or that there is no term. */
export function termText(t: PlanTexts, { termMonths }: Pick<PlanFacts, 'termMonths'>): string {
  return termMonths <= 1 ? t('monthToMonth') : t('months', { count: termMonths })
}

/** The kind of the price: fixed, variable or indexed. */
export function rateText(t: PlanTexts, { rateType }: Pick<PlanFacts, 'rateType'>): string {
  return t(({ Fixed: 'fixedRate', Variable: 'variableRate', Indexed: 'indexedRate' } as const)[rateType])
}

/** What it costs to leave before the end. */
export function feeText(
  t: PlanTexts,
  format: Formatter,
  { cancellationFee }: Pick<PlanFacts, 'cancellationFee'>,
): string {
  return cancellationFee === 0 ? t('noFee') : t('fee', { fee: format.money(cancellationFee) })
}

function centsText(format: Formatter, cents: number, digits: number): string {
  return `${format.number(cents, digits)}¢`
}
