import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import type { ReactNode } from 'react'
import type { Plan } from '../../components/plan'
import type { planLabels } from '../../facts/plan-labels'
import { monthlyUseText } from '../../facts/plan-texts'
import { chargeText, shareText, specialPriceTexts } from '../../facts/price-facts'
import type { labels } from './labels'
import styles from './PlanCompare.module.css'

/** A row of the comparison: its name, and the value in each plan's column. */
export interface Row {
  readonly name: string
  readonly cell: (plan: Plan) => ReactNode
  /** What the plans are ranked by, where one of them is the lowest. */
  readonly rank?: (plan: Plan) => number | null
}

interface PriceRowsOptions {
  readonly t: Translate<LabelKey<typeof planLabels & typeof labels>>
  readonly format: Formatter
  readonly plans: readonly Plan[]
  /** Whether the plans are compared at the account's own use. */
  readonly isOwn: boolean
}

/** What the plans charge and credit by how much and when energy is used. What none of them has, has no row. */
export function priceRows({ t, format, plans, isOwn }: PriceRowsOptions): readonly Row[] {
  const amount = ({ commodity }: Plan, use: number) => monthlyUseText(t, format, commodity, use)
  const credits: Row = {
    name: t('billCredit'),
    cell: (plan) =>
      plan.billCredits.length === 0
        ? t('none')
        : lines(
            plan.billCredits.map((credit) =>
              t('billCreditShort', { credit: format.money(credit.amount), from: amount(plan, credit.from) }),
            ),
          ),
  }
  const fee: Row = {
    name: t('minimumUsageFee'),
    cell: (plan) => {
      const { minimumUsageFee } = plan
      if (minimumUsageFee === null) return t('none')
      const { amount: charged, below } = minimumUsageFee
      return t('feeBelow', { fee: format.money(charged), below: amount(plan, below) })
    },
  }
  const energy: Row = {
    name: t('energyCharge'),
    cell: (plan) => {
      const price = (cents: number) => chargeText(t, format, plan.commodity, cents)
      return lines([
        price(plan.energyCharge),
        ...plan.furtherTiers.map(({ above, energyCharge }) =>
          t('priceAbove', { price: price(energyCharge), from: amount(plan, above) }),
        ),
        ...specialPriceTexts(t, format, { ...plan, buybackCredit: null }),
      ])
    },
  }
  const shares: Row = {
    name: t('shareCounted'),
    cell: ({ windows, ownPrice }) => {
      if (windows.length === 0) return t('noSpecialHours')
      const own = isOwn ? (ownPrice?.windowShares ?? null) : null
      const shown = windows.map(({ assumedShare }, index) => shareText(format, own?.[index] ?? assumedShare))
      return t(own === null ? 'shareAssumed' : 'shareOwn', { share: shown.join(' + ') })
    },
  }
  const buyback: Row = {
    name: t('buyback'),
    cell: ({ buybackCredit, commodity }) =>
      buybackCredit === null ? t('none') : chargeText(t, format, commodity, buybackCredit),
  }
  const has = (part: (plan: Plan) => boolean, row: Row) => (plans.some(part) ? [row] : [])
  return [
    credits,
    ...has(({ minimumUsageFee }) => minimumUsageFee !== null, fee),
    energy,
    ...has(({ windows }) => windows.length > 0, shares),
    ...has(({ buybackCredit }) => buybackCredit !== null, buyback),
  ]
}

function lines(texts: readonly string[]): ReactNode {
  return texts.map((text) => (
    <span key={text} className={styles.line}>
      {text}
    </span>
  ))
}
