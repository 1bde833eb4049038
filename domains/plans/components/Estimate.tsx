import { Stat } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { planLabels } from '../facts/plan-labels'
import { monthlyUseText, unitPriceText } from '../facts/plan-texts'
import styles from './Estimate.module.css'
import { type ChosenUse, type Plan, priceAt } from './plan'
import { ShareBasis } from './ShareBasis'

/** What a plan's bill would be at the chosen use; with the account's own, from its lowest to its highest month. */
export function Estimate({ plan, use }: { readonly plan: Plan; readonly use: ChosenUse }) {
  const t = useLabels(planLabels)
  const { format } = usePage()
  const price = priceAt(plan, use)
  if (price === null) return null
  const { ownPrice, commodity } = plan
  return (
    <div>
      <Stat
        size="large"
        label={
          use.kind === 'own'
            ? t('estimateOwn')
            : t('estimateAt', { use: monthlyUseText(t, format, commodity, use.amount) })
        }
        value={format.money(price.bill)}
        change={unitPriceText(t, format, commodity, price.averagePrice)}
      />
      {use.kind === 'own' && ownPrice !== null ? (
        <p className={styles.range}>
          {t('ownRange', {
            low: format.money(ownPrice.lowestBill),
            high: format.money(ownPrice.highestBill),
          })}
        </p>
      ) : null}
      <ShareBasis plan={plan} use={use} />
    </div>
  )
}
