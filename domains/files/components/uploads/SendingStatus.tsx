import { useLabels } from '@porchlight/page-parts/page/page-context'
import styles from './SendingStatus.module.css'
import { taskFormLabels } from './task-form-labels'

/** How far the sending of a file is; sizes in bytes. */
export interface Progress {
  readonly name: string
  readonly number: number
  readonly count: number
  readonly size: number
  readonly sent: number
  /** Whether the beginning was here already, from before a reload. */
  readonly isResumed: boolean
  /** Whether the line is down. */
  readonly isWaiting: boolean
}

/** Shows which file is being sent and how much of it has arrived; as text for those who do not see the bar. */
export function SendingStatus({ progress }: { readonly progress: Progress | null }) {
  const t = useLabels(taskFormLabels)
  const text =
    progress === null
      ? ''
      : progress.isWaiting
        ? t('lineDown')
        : t(progress.isResumed ? 'resumed' : 'progress', {
            name: progress.name,
            number: progress.number,
            count: progress.count,
          })
  return (
    <div className={progress === null ? styles.idle : styles.sending}>
      <p role="status">{text}</p>
      {progress === null ? null : (
        <progress
          className={styles.bar}
          max={progress.size}
          value={progress.sent}
          aria-label={t('sendingBar')}
        />
      )}
    </div>
  )
}
