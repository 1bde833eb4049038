import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import type { StoryStep } from '../../facts/bill-story'
import type { BillExplanation } from '../../methods/explain-bill/client'
import { amountText } from '../usage/usage-texts'
import type { billChangeLabels } from './labels'

type Words = Translate<LabelKey<typeof billChangeLabels>>
type Compared = NonNullable<BillExplanation['thisBill']>

/** Dollars with a true minus: `−$3.50`; with their sign also above zero, unless that goes without saying: `+$12.00`. */
export function signedMoney(format: Formatter, dollars: number, hasPlus = true): string {
  const sign = signOf(dollars)
  return `${sign === '+' && !hasPlus ? '' : sign}${format.money(Math.abs(dollars))}`
}

/** Units with their sign, without their name: `+120`, `−3.5`. Electricity is whole, gas exact to a tenth. */
export function signedUnits(format: Formatter, commodity: 'electricity' | 'gas', units: number): string {
  // Rounded without its sign, as the sentence rounds it: half a unit less counts like half a unit more.
  const size = commodity === 'gas' ? Math.round(Math.abs(units) * 10) / 10 : Math.round(Math.abs(units))
  return `${size === 0 ? '' : signOf(units)}${format.number(size)}`
}

/** What a step is called in the picture and in the table. */
export function stepLabel(t: Words, { cause, name }: StoryStep): string {
  return cause === 'fee' ? (name ?? '') : t(cause)
}

/** Returns a step as plain text, with the figures of both bills where they add something. */
export function reasonText(
  t: Words,
  format: Formatter,
  commodity: 'electricity' | 'gas',
  { cause, amount, used, name }: StoryStep,
  thisBill: Compared,
  lastBill: Compared,
): string {
  const isMore = amount > 0
  switch (cause) {
    case 'days':
      return t('whyDays', {
        now: t('dayCount', { count: thisBill.days }),
        before: format.number(lastBill.days),
      })
    case 'weather':
      return thisBill.temperature === null || lastBill.temperature === null
        ? t(isMore ? 'whyWeatherMore' : 'whyWeatherLess')
        : t('whyWeather', {
            now: format.temperature(thisBill.temperature),
            before: format.temperature(lastBill.temperature),
          })
    case 'use': {
      const size = amountText(format, commodity, Math.abs(used ?? 0))
      return t((used ?? 0) < 0 ? 'whyUseLess' : 'whyUseMore', { amount: size })
    }
    case 'price':
      return t(isMore ? 'whyPriceMore' : 'whyPriceLess')
    case 'fee':
      return t(isMore ? 'whyFeeMore' : 'whyFeeLess', { name: name ?? '' })
    case 'smallFees':
      return t(isMore ? 'whyFeesMore' : 'whyFeesLess')
    case 'returned':
      return t('whyReturned')
    case 'carried':
      return t(thisBill.carried < 0 ? 'whyCredit' : isMore ? 'whyCarriedMore' : 'whyCarriedLess')
  }
}

function signOf(value: number): string {
  if (value === 0) return ''
  return value > 0 ? '+' : '−'
}
