import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { planChangeLabels } from './plan-change-labels'
import { serviceStopLabels } from './service-stop-labels'
import styles from './Tracker.module.css'

const stages = ['Submission', 'Processing', 'Complete'] as const

const copy = { ...enrollmentLabels, ...planChangeLabels, ...serviceStopLabels }

/** The three stages in words, the current one marked; `isOver` marks all of them as reached. */
export function StageSteps({
  stage,
  caseType,
  isOver,
}: Pick<Tracker, 'stage' | 'caseType'> & {
  readonly isOver: boolean
}) {
  const t = useLabels(copy)
  const current = isOver ? stages.length : stages.indexOf(stage)
  return (
    <ol className={styles.stages} aria-label={t('stagesTitle')}>
      {stages.map((step, index) => (
        <li
          key={step}
          className={index < current ? styles.past : index === current ? styles.present : styles.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          <strong className={styles.stage}>{t(`stage${step}`)}</strong>
          {index > current ? null : (
            <VisuallyHidden>{` (${t(index < current ? 'done' : 'now')})`}</VisuallyHidden>
          )}
          <span className={styles.note}>
            {t(
              caseType === 'Plan_Change'
                ? `planStage${step}`
                : caseType === 'Stop_Service'
                  ? `stopStage${step}`
                  : `stage${step}Text`,
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
