import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallButton } from './CallButton'
import type { Tracker } from './enrollment'
import { outcomeLabels } from './outcome-labels'
import styles from './Tracker.module.css'

const reasons = ['By_Customer', 'Invalid_Service_Point', 'Not_First_In', 'Blocker_Unsettled'] as const

interface OutcomeProps {
  readonly outcome: Exclude<Tracker['outcome'], 'underWay'>
  readonly cancellationReason: string | null
}

/** What an order that is over came to, why, and what can be done now. */
export function Outcome({ outcome, cancellationReason }: OutcomeProps) {
  const t = useLabels(outcomeLabels)
  const reason = reasons.find((known) => known === cancellationReason) ?? 'Unknown'
  return (
    <Card>
      <div className={styles.next}>
        <h2 className={styles.action}>{t(outcome)}</h2>
        <p>{outcome === 'cancelled' ? t(`reason${reason}`) : t(`${outcome}Text`)}</p>
        {outcome === 'cancelled' || outcome === 'rescinded' ? <CallButton /> : null}
      </div>
    </Card>
  )
}
