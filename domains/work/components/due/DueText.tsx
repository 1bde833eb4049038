import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from './DueText.module.css'
import { dueAt } from './due'
import { dueLabels } from './labels'

interface DueTextProps {
  /** The moment by which something should be done, ISO 8601. */
  readonly due: string
  /** The moment that it is read against, ISO 8601. */
  readonly asOf: string
}

/** When something is due, in relation to now; what is late or soon is pointed out. */
export function DueText({ due, asOf }: DueTextProps) {
  const t = useLabels(dueLabels)
  const { format } = usePage()
  const near = dueAt(due, asOf)
  switch (near.kind) {
    case 'late':
      return (
        <span className={styles.due} data-near="late">
          {t('late')}{' '}
          <span className={styles.since}>{t('lateSince', { date: format.date(near.since) })}</span>
        </span>
      )
    case 'minutes':
    case 'hours':
      return (
        <span className={styles.due} data-near={near.isSoon ? 'soon' : undefined}>
          {t(near.kind, { count: String(near.count) })}
        </span>
      )
    case 'day':
      return <span className={styles.due}>{t('day', { date: format.weekday(near.date) })}</span>
    case 'none':
      return <span className={styles.due}>{t('none')}</span>
  }
}
