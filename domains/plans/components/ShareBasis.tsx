import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { planLabels } from '../facts/plan-labels'
import { hoursText, shareText } from '../facts/price-facts'
import styles from './Estimate.module.css'
import type { ChosenUse, Plan } from './plan'

/**
 * Shows the share of the use that an estimate counts in each of a plan's special hours, and whether it is based on a
 * meter.
 */
export function ShareBasis({ plan, use }: { readonly plan: Plan; readonly use: ChosenUse }) {
  const t = useLabels(planLabels)
  const { format } = usePage()
  const own = use.kind === 'own' ? (plan.ownPrice?.windowShares ?? null) : null
  return plan.windows.map((window, index) => {
    const hours = hoursText(t, window)
    const share = shareText(format, own?.[index] ?? window.assumedShare)
    return (
      <p key={hours} className={styles.range}>
        {t(own === null ? 'assumesShare' : 'ownShare', { share, hours })}
      </p>
    )
  })
}
