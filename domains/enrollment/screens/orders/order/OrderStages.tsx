import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'
import styles from './Order.module.css'
import { type Order, orderStages } from './order'

/** The three stages of an order with the current one marked. */
export function OrderStages({ stage }: Pick<Order, 'stage'>) {
  const t = useLabels(labels)
  const current = orderStages.indexOf(stage)
  return (
    <ol className={styles.stages} aria-label={t('stages')}>
      {orderStages.map((step, index) => (
        <li
          key={step}
          className={index < current ? styles.done : index === current ? styles.now : styles.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(`stage${step}`)}
          {index > current ? null : (
            <VisuallyHidden>{` (${t(index < current ? 'stageDone' : 'stageNow')})`}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  )
}
