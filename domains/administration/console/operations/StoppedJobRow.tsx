import { useHasScript } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { StoppedJobs } from '../../methods/stopped-jobs/client'
import { getJobLabel } from './job-names'
import { labels } from './labels'
import styles from './Operations.module.css'

interface StoppedJobRowProps {
  readonly job: StoppedJobs['jobs'][number]
  readonly isSelected: boolean
  readonly toggle: () => void
}

/** One stopped job: what it does, why and when it failed, and its records. */
export function StoppedJobRow({ job, isSelected, toggle }: StoppedJobRowProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const { format, language } = usePage()
  const { jobId, jobName, failure, attempts, enqueuedAt, failedAt, recordIds } = job
  const name = getJobLabel(jobName, language)
  return (
    <li className={`${content.row} ${styles.selectable}`} data-selected={isSelected ? '' : undefined}>
      <input
        className={content.box}
        type="checkbox"
        checked={isSelected}
        disabled={!hasScript}
        aria-label={t('selectJob', { name, id: jobId })}
        onChange={toggle}
      />
      <div className={styles.what}>
        <span className={content.name}>{name}</span>
        <span>{failure ?? t('noFailure')}</span>
        <span className={content.detail}>
          {[
            t('stoppedSince', { moment: format.dateTime(failedAt) }),
            t('enqueued', { moment: format.dateTime(enqueuedAt) }),
            ...(attempts === null ? [] : [t('attempts', { count: String(attempts) })]),
            t('jobNumber', { name: jobName, id: jobId }),
          ].join(' · ')}
        </span>
        {recordIds.map((recordId) => (
          <a key={recordId} href={address(`/console/record/${recordId}`)}>
            {t('record', { id: recordId })}
          </a>
        ))}
      </div>
    </li>
  )
}
