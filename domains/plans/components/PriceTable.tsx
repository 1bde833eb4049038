import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { planLabels } from '../facts/plan-labels'
import { planNameIn } from '../facts/plan-name'
import { monthlyUseText, shortPriceText } from '../facts/plan-texts'
import styles from './PriceTable.module.css'
import type { Plan } from './plan'

interface PriceTableProps {
  readonly plan: Plan
  /** The amount that plans are compared at; null when that is the account's own use. */
  readonly chosen: number | null
  /** The longest bar: the highest price, in cents, of all tables shown together. */
  readonly highest: number
}

/** Bill and price of a plan at the uses of its facts label, and at another requested one; a bar for each price. */
export function PriceTable({ plan, chosen, highest }: PriceTableProps) {
  const t = useLabels(planLabels)
  const { format, language } = usePage()
  const { askedPrice, commodity, labelPrices } = plan
  const isLabelUse = labelPrices.some(({ use }) => use === askedPrice?.use)
  const rows = [...labelPrices, ...(askedPrice === null || isLabelUse ? [] : [askedPrice])].sort(
    (one, other) => one.use - other.use,
  )
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{t('pricesOf', { plan: planNameIn(plan, language) })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('useColumn')}</th>
          <th scope="col" className={styles.number}>
            {t('billColumn')}
          </th>
          <th scope="col" className={styles.number}>
            {t(commodity === 'Gas' ? 'priceColumnGas' : 'priceColumnElectricity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ use, bill, averagePrice }) => (
          <tr key={use} className={use === chosen ? styles.chosen : undefined}>
            <th scope="row">
              <span className={styles.use}>
                <span>
                  {monthlyUseText(t, format, commodity, use)}
                  {use === chosen ? <VisuallyHidden>{`, ${t('chosenUse')}`}</VisuallyHidden> : null}
                </span>
                <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * averagePrice) / highest} height="6" />
                </svg>
              </span>
            </th>
            <td className={styles.number}>{format.money(bill)}</td>
            <td className={styles.number}>{shortPriceText(format, commodity, averagePrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
