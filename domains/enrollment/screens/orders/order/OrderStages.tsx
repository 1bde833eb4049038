import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { planChangeLabels } from '../../../components/plan-change-labels'
import { serviceStopLabels } from '../../../components/service-stop-labels'
import { labels } from './labels'
import styles from './Order.module.css'
import { type Order, orderStages } from './order'

const copy = { ...planChangeLabels, ...serviceStopLabels, ...labels }

/** The three stages of an order with the current one marked. */
export function OrderStages({
  stage,
  isPlanChange,
  isStop,
}: Pick<Order, 'stage' | 'isPlanChange' | 'isStop'>) {
  const t = useLabels(copy)
  const current = orderStages.indexOf(stage)
  return (
    <ol className={styles.stages} aria-label={t('stages')}>
      {orderStages.map((step, index) => (
        <li
          key={step}
          className={index < current ? styles.done : index === current ? styles.now : styles.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(isPlanChange ? `planStage${step}` : isStop ? `stopStage${step}` : `stage${step}`)}
          {index > current ? null : (
            <VisuallyHidden>{` (${t(index < current ? 'stageDone' : 'stageNow')})`}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  )
}
