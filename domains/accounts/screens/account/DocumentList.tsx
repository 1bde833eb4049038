import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { StatusText } from '../../../customers/components/status/StatusText'
import styles from './Account.module.css'
import { labels } from './labels'
import type { AccountDocument } from './use-history'

/** Lists the requested documents: the outcome of each and, where one is still needed, its deadline. */
export function DocumentList({ documents }: { readonly documents: readonly AccountDocument[] }) {
  const t = useLabels(labels)
  const { format } = usePage()
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id} className={styles.item}>
          <span className={styles.strong}>{document.type}</span>
          <StatusText tone={document.tone}>
            {document.reason === null ? document.status : `${document.status}: ${document.reason}`}
          </StatusText>
          {document.tone === 'alert' && document.due !== null ? (
            <span className={styles.muted}>{t('documentDue', { date: format.date(document.due) })}</span>
          ) : document.received === null ? null : (
            <span className={styles.muted}>
              {t('documentReceived', { date: format.date(document.received) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
