import { Icon } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type ChosenUse, type Plan, priceAt } from '../components/plan'
import { planLabels } from '../facts/plan-labels'
import { monthlyUseText } from '../facts/plan-texts'
import { labels } from './labels'
import styles from './PlanCard.module.css'

/** The bills that a plan's is compared with, in US dollars a month; null where there is none. */
export interface BillsBeside {
  /** The lowest of the list; null where the list is a single plan. */
  readonly lowest: number | null
  /** That of the plan that the account has. */
  readonly present: number | null
}

interface PlanRankProps {
  readonly plan: Plan
  readonly use: ChosenUse
  readonly beside: BillsBeside
}

const copy = { ...planLabels, ...labels }

/** Why a plan has its place in the list: how its bill compares with the lowest one, or with the plan of today. */
export function PlanRank({ plan, use, beside: { lowest, present } }: PlanRankProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const bill = priceAt(plan, use)?.bill
  if (bill === undefined) return null
  const isLowest = bill === lowest
  const toPresent = present === null ? 0 : inCents(bill - present)
  const toLowest = lowest === null ? 0 : inCents(bill - lowest)
  return (
    <ul className={styles.rank}>
      {isLowest ? (
        <li className={styles.good}>
          <Icon name="check" />
          {use.kind === 'own'
            ? t('lowestOwn')
            : t('lowest', { use: monthlyUseText(t, format, plan.commodity, use.amount) })}
        </li>
      ) : null}
      {toPresent === 0 ? null : (
        <li className={toPresent < 0 ? styles.good : undefined}>
          {t(toPresent < 0 ? 'less' : 'more', { amount: format.money(Math.abs(toPresent)) })}
        </li>
      )}
      {present !== null || toLowest === 0 ? null : (
        <li>{t('aboveLowest', { amount: format.money(toLowest) })}</li>
      )}
    </ul>
  )
}

/** A difference of two amounts, without what binary fractions add to it. */
function inCents(difference: number): number {
  return Math.round(difference * 100) / 100
}
