import { DataTable } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { PlanList } from '../../methods/list-plans/client'
import { labels } from './labels'
import styles from './Plans.module.css'

type Plan = PlanList['plans'][number]

interface PlanTableProps {
  readonly state: Plan['state']
  readonly plans: readonly Plan[]
}

/** Plans that are alike in force, coming or ended, with their days and prices. */
export function PlanTable({ state, plans }: PlanTableProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  return (
    <DataTable
      caption={`${t(state)} (${plans.length})`}
      columns={[
        { key: 'plan', header: t('plan') },
        { key: 'utility', header: t('utility') },
        { key: 'from', header: t('from') },
        { key: 'until', header: t('until') },
        { key: 'rate', header: t('rate') },
        { key: 'energy', header: t('energy'), isNumeric: true },
        { key: 'base', header: t('base'), isNumeric: true },
      ]}
      rows={plans.map((plan) => ({
        id: plan.id,
        cells: {
          plan: (
            <>
              <a href={address(`/console/record/${plan.id}`)} dir="auto">
                {plan.name}
              </a>
              <span className={styles.code}>{plan.code}</span>
            </>
          ),
          utility: plan.utilityName,
          from: plan.from === null ? t('always') : format.date(plan.from),
          until: plan.until === null ? t('open') : format.date(plan.until),
          rate: (
            <>
              {t(`rate${plan.rateType}`)}
              {plan.parts.length === 0 ? null : (
                <span className={styles.code}>{plan.parts.map((part) => t(part)).join(', ')}</span>
              )}
            </>
          ),
          energy: plan.energyCharge === null ? '' : t('cents', { price: String(plan.energyCharge) }),
          base: format.money(plan.baseCharge),
        },
      }))}
    />
  )
}
