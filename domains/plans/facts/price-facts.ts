import type { Formatter, Language } from '@porchlight/i18n'
import type { PlanFacts, PlanWindow } from './plan-facts'
import { monthlyUseText, type PlanTexts, unitPriceText } from './plan-texts'

/** A name and its value. */
export type Fact = readonly [name: string, value: string]

type Priced<Field extends keyof PlanFacts> = Pick<PlanFacts, 'commodity' | Field>

/**
 * What energy costs: for each tier, in special hours with the share of use that average prices assume in them, and how an
 * indexed price is set. One line where there is one price.
 */
export function energyFacts(
  t: PlanTexts,
  format: Formatter,
  plan: Priced<'energyCharge' | 'furtherTiers' | 'windows' | 'indexFormula' | 'indexFormulaEs'>,
  language: Language,
): readonly Fact[] {
  const formula = language === 'es' ? plan.indexFormulaEs : plan.indexFormula
  return [
    ...tierFacts(t, format, plan),
    ...plan.windows.map(
      (window): Fact => [
        t('energyWithin', { hours: hoursText(t, window) }),
        t('windowValue', {
          price: windowPriceText(t, format, plan, window),
          share: shareText(format, window.assumedShare),
        }),
      ],
    ),
    ...(formula === null ? [] : [[t('indexFormula'), formula] as const]),
  ]
}

function tierFacts(
  t: PlanTexts,
  format: Formatter,
  { commodity, energyCharge, furtherTiers, windows }: Priced<'energyCharge' | 'furtherTiers' | 'windows'>,
): readonly Fact[] {
  const charge = t(windows.length === 0 ? 'energyCharge' : 'energyElsewhen')
  const amount = (use: number) => monthlyUseText(t, format, commodity, use)
  const price = (cents: number) => chargeText(t, format, commodity, cents)
  const [second] = furtherTiers
  if (second === undefined) return [[charge, price(energyCharge)]]
  const first = t(commodity === 'Gas' ? 'tierFirstGas' : 'tierFirst', { charge, to: amount(second.above) })
  return [
    [first, price(energyCharge)],
    ...furtherTiers.map((tier, index): Fact => {
      const from = amount(tier.above)
      const next = furtherTiers[index + 1]
      const name =
        next === undefined
          ? t('tierAbove', { charge, from })
          : t('tierBetween', { charge, from, to: amount(next.above) })
      return [name, price(tier.energyCharge)]
    }),
  ]
}

/** The fee of a month with little use; nothing for plans without one. */
export function minimumUsageFacts(
  t: PlanTexts,
  format: Formatter,
  { commodity, minimumUsageFee }: Priced<'minimumUsageFee'>,
): readonly Fact[] {
  if (minimumUsageFee === null) return []
  const { amount, below } = minimumUsageFee
  const value = { fee: format.money(amount), below: monthlyUseText(t, format, commodity, below) }
  return [[t('minimumUsageFee'), t('minimumUsageFeeValue', value)]]
}

/** Returns each bill credit with the use from which it is granted; a statement that there is none for plans without. */
export function creditFacts(
  t: PlanTexts,
  format: Formatter,
  { commodity, billCredits }: Priced<'billCredits'>,
): readonly Fact[] {
  if (billCredits.length === 0) return [[t('billCredit'), t('none')]]
  return billCredits.map(({ amount, from }, index) => [
    t(index === 0 ? 'billCredit' : 'billCreditMore'),
    t('billCreditValue', {
      credit: format.money(amount),
      from: monthlyUseText(t, format, commodity, from),
    }),
  ])
}

/** What exported energy is credited with; nothing for plans without. */
export function buybackFacts(
  t: PlanTexts,
  format: Formatter,
  { commodity, buybackCredit }: Priced<'buybackCredit'>,
): readonly Fact[] {
  if (buybackCredit === null) return []
  return [[t('buyback'), t('buybackValue', { price: chargeText(t, format, commodity, buybackCredit) })]]
}

/**
 * Returns the special features of a plan's price as short texts: its special hours, and the credit for exported energy.
 */
export function specialPriceTexts(
  t: PlanTexts,
  format: Formatter,
  plan: Priced<'windows' | 'buybackCredit'>,
): readonly string[] {
  const { commodity, windows, buybackCredit } = plan
  return [
    ...windows.map((window) => {
      const hours = hoursText(t, window)
      return window.energyCharge === 0
        ? t('freeShort', { hours })
        : t('windowShort', { price: windowPriceText(t, format, plan, window), hours })
    }),
    ...(buybackCredit === null
      ? []
      : [t('buybackShort', { price: chargeText(t, format, commodity, buybackCredit) })]),
  ]
}

/** `every day, 9 p.m. to 6 a.m.`; `sábados y domingos, todo el día`. */
export function hoursText(
  t: PlanTexts,
  { days, from, to }: Pick<PlanWindow, 'days' | 'from' | 'to'>,
): string {
  const hours =
    from === 0 && to === 24 ? t('allDay') : t('fromTo', { from: hourText(t, from), to: hourText(t, to) })
  return t(`hours${days}`, { hours })
}

/** Percent, with a digit where there is one: `35%`, `35.5%`. */
export function shareText(format: Formatter, percent: number): string {
  return `${format.number(percent)}%`
}

/** A charge as the contract has it: with every digit, where average prices are rounded to a tenth. */
export function chargeText(
  t: PlanTexts,
  format: Formatter,
  commodity: PlanFacts['commodity'],
  cents: number,
): string {
  const digits = String(cents).split('.')[1]?.length ?? 0
  return unitPriceText(t, format, commodity, cents, Math.max(1, digits))
}

function windowPriceText(
  t: PlanTexts,
  format: Formatter,
  { commodity }: Pick<PlanFacts, 'commodity'>,
  { energyCharge }: PlanWindow,
): string {
  return energyCharge === 0 ? t('free') : chargeText(t, format, commodity, energyCharge)
}

/** Both languages write the hours of a clock alike: `9 p.m.` */
function hourText(t: PlanTexts, hour: number): string {
  if (hour % 24 === 0) return t('midnight')
  if (hour === 12) return t('noon')
  return `${hour % 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
