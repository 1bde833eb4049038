import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallButton } from './CallButton'
import type { Tracker } from './enrollment'
import { outcomeLabels } from './outcome-labels'
import { planChangeLabels } from './plan-change-labels'
import { serviceStopLabels } from './service-stop-labels'
import styles from './Tracker.module.css'

const reasons = ['By_Customer', 'Invalid_Service_Point', 'Not_First_In', 'Blocker_Unsettled'] as const

const copy = { ...outcomeLabels, ...planChangeLabels, ...serviceStopLabels }

/** Reasons that the market gives. */
const rejections: readonly (string | null)[] = ['Invalid_Service_Point', 'Not_First_In']

interface OutcomeProps {
  readonly outcome: Exclude<Tracker['outcome'], 'underWay'>
  readonly caseType: string | null
  readonly cancellationReason: string | null
}

/** What an order that is over came to, why, and what can be done now. */
export function Outcome({ outcome, caseType, cancellationReason }: OutcomeProps) {
  const t = useLabels(copy)
  const reason = reasons.find((known) => known === cancellationReason) ?? 'Unknown'
  const isEnded = outcome === 'cancelled' || outcome === 'rescinded'
  if (caseType === 'Plan_Change' && outcome !== 'closed') {
    return (
      <Card>
        <div className={styles.next}>
          <h2 className={styles.action}>{t(isEnded ? 'planUndone' : 'planActive')}</h2>
          <p>{t(isEnded ? 'planUndoneText' : 'planActiveText')}</p>
        </div>
      </Card>
    )
  }
  if (caseType === 'Stop_Service') {
    const endedText = rejections.includes(cancellationReason) ? 'stopRejectedText' : 'stopUndoneText'
    return (
      <Card>
        <div className={styles.next}>
          <h2 className={styles.action}>{t(isEnded ? 'stopEnded' : 'stopDone')}</h2>
          <p>{t(isEnded ? endedText : 'stopDoneText')}</p>
        </div>
      </Card>
    )
  }
  return (
    <Card>
      <div className={styles.next}>
        <h2 className={styles.action}>{t(outcome)}</h2>
        <p>{outcome === 'cancelled' ? t(`reason${reason}`) : t(`${outcome}Text`)}</p>
        {isEnded ? <CallButton /> : null}
      </div>
    </Card>
  )
}
