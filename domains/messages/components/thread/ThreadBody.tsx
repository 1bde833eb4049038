import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { Entry } from './Entry'
import { threadLabels } from './labels'
import styles from './Thread.module.css'
import type { Thread } from './use-thread'

interface ThreadBodyProps {
  readonly thread: Thread
  /** The address without `/es` that shows earlier replies too; null where none does. */
  readonly earlier: string | null
}

/** What was said, the oldest first, and how a closed case was settled. */
export function ThreadBody({ thread, earlier }: ThreadBodyProps) {
  const t = useLabels(threadLabels)
  const address = useAddress()
  const { entries, hasEarlier, isPartial } = thread
  const resolution = resolutionOf(thread)
  return (
    <>
      <section className={styles.thread} aria-labelledby="thread-title">
        <h2 className={styles.threadTitle} id="thread-title">
          {t('thread')}
        </h2>
        {hasEarlier && earlier !== null ? (
          <a className={styles.way} href={address(earlier)}>
            {t('showEarlier')}
          </a>
        ) : null}
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
        {isPartial ? <PartFailed /> : null}
      </section>
      {resolution === null ? null : (
        <Card title={t('resolution')}>
          <p className={styles.body}>{resolution}</p>
        </Card>
      )}
    </>
  )
}

/** Returns how a closed case was settled, unless the conversation has the same text. */
function resolutionOf({ message: { status, resolution }, entries }: Thread): string | null {
  return status === 'Closed' && !entries.some(({ body }) => body === resolution) ? resolution : null
}
