import { Button, ButtonLink, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { threadOfGuest } from '../../../components/guest/guest-case'
import { messageLabels } from '../../../components/labels'
import { threadLabels } from '../../../components/thread/labels'
import { StatusCard } from '../../../components/thread/StatusCard'
import styles from '../../../components/thread/Thread.module.css'
import { ThreadBody } from '../../../components/thread/ThreadBody'
import type { Thread } from '../../../components/thread/use-thread'
import { useGuestConversation } from '../../../methods/guest-conversation/hook'
import { GuestReplyForm } from './GuestReplyForm'
import { labels } from './labels'

const copy = { ...messageLabels, ...threadLabels, ...labels }

/** Shows the one conversation of the link that this browser opened, and the box to reply. */
export function GuestConversation({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { state, data, refresh } = useGuestConversation({})
  const isLinkSent = new URLSearchParams(useSearch()).has('sent')
  if (isLinkSent) {
    return (
      <FormPage title={t('newLinkSent')}>
        <p>{t('newLinkSentText')}</p>
      </FormPage>
    )
  }
  if (data === undefined) {
    return (
      <FormPage title={title}>
        {state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" count={2} label={t('messagesLoading')} />
        )}
      </FormPage>
    )
  }
  if (data.conversation === null) return <Problem hasExpired={data.problem === 'linkExpired'} />
  const { message, replies, hasEarlier, email } = data.conversation
  return <Conversation thread={threadOfGuest(message, replies, hasEarlier)} email={email} refresh={refresh} />
}

interface ConversationProps {
  readonly thread: Thread
  /** Where the answers go, masked. */
  readonly email: string
  readonly refresh: () => Promise<unknown>
}

function Conversation({ thread, email, refresh }: ConversationProps) {
  const t = useLabels(copy)
  const { message, entries } = thread
  const isReplied = new URLSearchParams(useSearch()).has('replied')
  const [sentCount, setSentCount] = useState(0)
  const sentNotice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentCount > 0) sentNotice.current?.focus()
  }, [sentCount])
  return (
    <div className={styles.page}>
      <Head title={t('caseNumber', { number: message.number })} />
      <PageTitle lead={[t(message.type), t('caseNumber', { number: message.number })].join(' · ')}>
        <span dir="auto">{message.subject}</span>
      </PageTitle>
      {isReplied && sentCount === 0 ? <Notice kind="success" title={t('repliedTitle')} /> : null}
      <StatusCard thread={thread} />
      <ThreadBody thread={thread} earlier={null} />
      {sentCount === 0 ? null : (
        <div ref={sentNotice} tabIndex={-1}>
          <Notice kind="success" title={t('repliedTitle')} />
        </div>
      )}
      <GuestReplyForm
        key={sentCount}
        isClosed={message.status === 'Closed'}
        after={entries.at(-1)?.id ?? ''}
        isFirst={sentCount === 0}
        onSent={async () => {
          await refresh()
          setSentCount((count) => count + 1)
        }}
      />
      <p>{t('answersGoTo', { email })}</p>
    </div>
  )
}

function Problem({ hasExpired }: { readonly hasExpired: boolean }) {
  const t = useLabels(copy)
  const address = useAddress()
  if (!hasExpired) {
    return (
      <FormPage title={t('linkNotLatest')}>
        <p>{t('linkNotLatestText')}</p>
        <ButtonLink href={address('/messages/guest')}>{t('writeAgain')}</ButtonLink>
      </FormPage>
    )
  }
  return (
    <FormPage title={t('linkExpired')}>
      <p>{t('linkExpiredText')}</p>
      <form method="post" action={address('/messages/guest/conversation/send-link')}>
        <Button type="submit">{t('sendNewLink')}</Button>
      </form>
    </FormPage>
  )
}
