import { Card, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { messageLabels } from '../../components/labels'
import type { Thread } from '../../components/thread/use-thread'
import { Entry } from './Entry'
import { labels } from './labels'
import styles from './Message.module.css'
import { ReplyForm } from './ReplyForm'
import { SentNotice } from './SentNotice'
import { StatusCard } from './StatusCard'
import { useNewReply } from './use-new-reply'

interface ConversationProps {
  readonly thread: Thread
  /** The address without `/es` that shows earlier replies too. */
  readonly earlier: string
  readonly refresh: () => Promise<unknown>
}

const copy = { ...messageLabels, ...labels }

/** How a message stands, what was said, and the box to say more; its subject stands while the rest is loading. */
export function Conversation(props: ConversationProps) {
  const t = useLabels(copy)
  const { message, isComplete } = props.thread
  const details = [t(message.type), t('caseNumber', { number: message.number }), message.street]
  return (
    <div className={styles.page}>
      <Head title={t('caseNumber', { number: message.number })} />
      <PageTitle lead={details.filter((part) => part !== null).join(' · ')}>
        <span dir="auto">{message.subject}</span>
      </PageTitle>
      {isComplete ? (
        <CompleteConversation {...props} />
      ) : (
        <Skeleton shape="card" count={2} label={t('messagesLoading')} />
      )}
    </div>
  )
}

function CompleteConversation({ thread, earlier, refresh }: ConversationProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { message, entries, hasEarlier, isPartial } = thread
  const said = new URLSearchParams(useSearch())
  const [sentCount, setSentCount] = useState(0)
  const sentNotice = useRef<HTMLDivElement>(null)
  const hasNewReply = useNewReply(entries)
  const resolution = resolutionOf(thread)

  useEffect(() => {
    if (sentCount > 0) sentNotice.current?.focus()
  }, [sentCount])

  return (
    <>
      {said.has('replied') ? <Notice kind="success" title={t('repliedTitle')} /> : null}
      {said.has('sent') ? <SentNotice thread={thread} /> : <StatusCard thread={thread} />}
      <section className={styles.thread} aria-labelledby="thread-title">
        <h2 className={styles.threadTitle} id="thread-title">
          {t('thread')}
        </h2>
        {hasEarlier ? (
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
      <p className={styles.newReply} role="status">
        {hasNewReply ? t('newReply') : ''}
      </p>
      {sentCount === 0 ? null : (
        <div ref={sentNotice} tabIndex={-1}>
          <Notice kind="success" title={t('repliedTitle')} />
        </div>
      )}
      <ReplyForm
        key={sentCount}
        message={message}
        after={entries.at(-1)?.id ?? ''}
        isFirst={sentCount === 0}
        onSent={async () => {
          await refresh()
          setSentCount((count) => count + 1)
        }}
      />
      <p className={styles.ways}>
        <a className={styles.way} href={address('/messages')}>
          {t('toMessages')}
        </a>
        {message.status === 'Closed' ? (
          <a className={styles.way} href={address('/messages/new')}>
            {t('newMessage')}
          </a>
        ) : null}
      </p>
    </>
  )
}

/** How a closed case was settled, unless the conversation says it in the same words. */
function resolutionOf({ message: { status, resolution }, entries }: Thread): string | null {
  return status === 'Closed' && !entries.some(({ body }) => body === resolution) ? resolution : null
}
