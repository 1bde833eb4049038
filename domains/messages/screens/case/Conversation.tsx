import { Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { messageLabels } from '../../components/labels'
import { threadLabels } from '../../components/thread/labels'
import { StatusCard } from '../../components/thread/StatusCard'
import styles from '../../components/thread/Thread.module.css'
import { ThreadBody } from '../../components/thread/ThreadBody'
import type { Thread } from '../../components/thread/use-thread'
import { labels } from './labels'
import { ReplyForm } from './ReplyForm'
import { SentNotice } from './SentNotice'
import { useNewReply } from './use-new-reply'

interface ConversationProps {
  readonly thread: Thread
  /** The address without `/es` that shows earlier replies too. */
  readonly earlier: string
  readonly refresh: () => Promise<unknown>
}

const copy = { ...messageLabels, ...threadLabels, ...labels }

/** Shows the status of a message, its entries, and the box to reply; its subject is shown while the rest is loading. */
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
  const { message, entries } = thread
  const said = new URLSearchParams(useSearch())
  const [sentCount, setSentCount] = useState(0)
  const sentNotice = useRef<HTMLDivElement>(null)
  const hasNewReply = useNewReply(entries)

  useEffect(() => {
    if (sentCount > 0) sentNotice.current?.focus()
  }, [sentCount])

  return (
    <>
      {said.has('replied') ? <Notice kind="success" title={t('repliedTitle')} /> : null}
      {said.has('sent') ? <SentNotice thread={thread} /> : <StatusCard thread={thread} />}
      <ThreadBody thread={thread} earlier={earlier} />
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
