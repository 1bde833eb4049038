import { Icon, VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { orderStageLabels } from './order-stage-labels'
import styles from './Route.module.css'

/** A place on the way of an order. */
export interface Station {
  readonly name: string
  /** What happens there. */
  readonly note?: string | undefined
  /** What belongs to it: its steps, or its day. */
  readonly content?: ReactNode
}

interface RouteProps {
  readonly stations: readonly Station[]
  /** The index of the present one; the number of stations once all are behind. */
  readonly current: number
}

/** The way of an order from top to bottom, the present place marked. */
export function Route({ stations, current }: RouteProps) {
  const t = useLabels(orderStageLabels)
  return (
    <ol className={styles.route} aria-label={t('stagesTitle')}>
      {stations.map(({ name, note, content }, index) => (
        <li
          key={name}
          className={index < current ? styles.done : index === current ? styles.now : styles.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark}>{index < current ? <Icon name="check" /> : null}</span>
          <div className={styles.words}>
            <p className={styles.name}>
              {name}
              {index > current ? null : (
                <VisuallyHidden>{` (${t(index < current ? 'stageDone' : 'stageNow')})`}</VisuallyHidden>
              )}
            </p>
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
            {content}
          </div>
        </li>
      ))}
    </ol>
  )
}
