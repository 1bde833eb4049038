import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { SentFile } from '../../../files/components/SentFile'
import { StatusBadge } from '../../components/StatusBadge'
import type { ThreadEntry } from '../../components/thread/thread'
import type { Thread } from '../../components/thread/use-thread'
import styles from './CasePanel.module.css'
import type { CaseCustomer } from './case-customer'
import { labels } from './labels'

interface ConversationProps {
  readonly thread: Thread
  readonly customer: CaseCustomer
}

/** What was said so far, as the customer sees it, oldest first. */
export function Conversation({ thread, customer }: ConversationProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { message, entries, hasEarlier } = thread
  return (
    <section className={styles.thread} aria-labelledby="case-thread">
      <div className={styles.threadHead}>
        <h2 className={styles.heading} id="case-thread">
          {t('thread')}
        </h2>
        <StatusBadge status={message.status} />
        {message.replyDue === null || message.status === 'Closed' ? null : (
          <span className={styles.hint}>{t('replyDue', { date: format.dateTime(message.replyDue) })}</span>
        )}
      </div>
      {hasEarlier ? <p className={styles.hint}>{t('earlier')}</p> : null}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} customer={customer} />
        ))}
      </ol>
    </section>
  )
}

function Entry({
  entry: { author, body, said, files },
  customer,
}: {
  readonly entry: ThreadEntry
  readonly customer: CaseCustomer
}) {
  const t = useLabels(labels)
  const { format } = usePage()
  const isOurs = author === 'Advisor' || author === 'Brand'
  const who = isOurs ? customer.brand : author === null ? t('fileAdded') : customer.name
  return (
    <li className={isOurs ? styles.ours : styles.theirs}>
      <p className={styles.who}>
        <strong dir="auto">{who}</strong>
        <time className={styles.hint} dateTime={said}>
          {format.dateTime(said)}
        </time>
      </p>
      {body === '' ? null : (
        <p className={styles.body} dir="auto">
          {body}
        </p>
      )}
      {files.length === 0 ? null : (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map(({ id, name, size, scan, fileId }) => (
            <li key={id}>
              <SentFile name={name} size={size} scan={scan} fileId={fileId} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
