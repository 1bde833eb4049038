import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '../../shell/page/page-context'
import styles from './Home.module.css'
import { labels } from './labels'
import { type OrderStage, orderStages } from './pending-order'

/** The three stages of an order with the current one marked. */
export function OrderSteps({ stage }: { readonly stage: OrderStage }) {
  const t = useLabels(labels)
  const current = orderStages.indexOf(stage)
  return (
    <ol className={styles.steps} aria-label={t('orderSteps')}>
      {orderStages.map((step, index) => (
        <li
          key={step}
          className={index < current ? styles.done : index === current ? styles.now : styles.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(`step${step}`)}
          {index > current ? null : (
            <VisuallyHidden>{` (${t(index < current ? 'stepDone' : 'stepNow')})`}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  )
}
