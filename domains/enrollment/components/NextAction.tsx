import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { NextActionWay } from './NextActionWay'
import styles from './Tracker.module.css'
import { useNextActionText } from './use-next-action-text'

interface NextActionProps {
  readonly tracker: Tracker
  readonly next: NonNullable<Tracker['next']>
}

/** The one next action: whose turn, what, by when, and the way to do it. */
export function NextAction({ tracker, next }: NextActionProps) {
  const t = useLabels(enrollmentLabels)
  const { title, text, due } = useNextActionText(tracker, next)
  const isOurs = next.turn !== 'Customer'
  return (
    <Card tone={isOurs ? 'plain' : 'urgent'}>
      <div className={styles.next}>
        <p className={styles.turn}>{t(`turn${next.turn}`)}</p>
        <h2 className={styles.action}>{title}</h2>
        <p>{text}</p>
        {due === null ? null : <p className={styles.due}>{due}</p>}
        {isOurs ? null : <NextActionWay next={next} orderId={tracker.orderId} />}
      </div>
    </Card>
  )
}
