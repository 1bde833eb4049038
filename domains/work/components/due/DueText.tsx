import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from './DueText.module.css'
import { describeDue } from './due'
import { dueLabels } from './labels'

interface DueTextProps {
  /** The moment by which something should be done, ISO 8601. */
  readonly due: string
  /** The moment that it is read against, ISO 8601. */
  readonly asOf: string
}

/** When something is due, relative to now; late or soon items are highlighted. */
export function DueText({ due, asOf }: DueTextProps) {
  const t = useLabels(dueLabels)
  const { format } = usePage()
  const relativeDue = describeDue(due, asOf)
  switch (relativeDue.kind) {
    case 'late':
      return (
        <span className={styles.due} data-near="late">
          {t('late')}{' '}
          <span className={styles.since}>{t('lateSince', { date: format.date(relativeDue.since) })}</span>
        </span>
      )
    case 'minutes':
    case 'hours':
      return (
        <span className={styles.due} data-near={relativeDue.isSoon ? 'soon' : undefined}>
          {t(relativeDue.kind, { count: String(relativeDue.count) })}
        </span>
      )
    case 'day':
      return <span className={styles.due}>{t('day', { date: format.weekday(relativeDue.date) })}</span>
    case 'none':
      return <span className={styles.due}>{t('none')}</span>
  }
}
