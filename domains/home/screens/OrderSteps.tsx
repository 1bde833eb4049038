import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from '../../enrollment/components/enrollment'
import { planChangeLabels } from '../../enrollment/components/plan-change-labels'
import { serviceStopLabels } from '../../enrollment/components/service-stop-labels'
import styles from './Home.module.css'
import { labels } from './labels'

/** In order (`docs/specification/portal.md` section 4). */
const stages = ['Submission', 'Processing', 'Complete'] as const

const copy = { ...planChangeLabels, ...serviceStopLabels, ...labels }

/** The three stages of an order with the current one marked. */
export function OrderSteps({ stage, caseType }: Pick<Tracker, 'stage' | 'caseType'>) {
  const t = useLabels(copy)
  const current = stages.indexOf(stage)
  return (
    <ol className={styles.steps} aria-label={t('orderSteps')}>
      {stages.map((step, index) => (
        <li
          key={step}
          className={index < current ? styles.done : index === current ? styles.now : styles.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(
            caseType === 'Plan_Change'
              ? `planStage${step}`
              : caseType === 'Stop_Service'
                ? `stopStage${step}`
                : `step${step}`,
          )}
          {index > current ? null : (
            <VisuallyHidden>{` (${t(index < current ? 'stepDone' : 'stepNow')})`}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  )
}
