import { ButtonLink, Card, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { EmergencyLine } from '../../utilities/components/EmergencyLine'
import { messageLabels } from '../components/labels'
import { MessageRows } from '../components/MessageRows'
import { useMessages } from '../components/use-messages'
import { labels } from './labels'
import styles from './Messages.module.css'

const copy = { ...messageLabels, ...labels }
const step = 50

/** Lists the customer's messages to us: open ones first, then closed ones. */
export function Messages({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const shown = useShownRows(step)
  const { state, messages, lastReplies, hasOlder } = useMessages('all', shown.count)
  const open = messages.filter(({ status }) => status !== 'Closed')
  const closed = messages.filter(({ status }) => status === 'Closed')
  const isEmpty = state === 'ready' && messages.length === 0
  const write = <ButtonLink href={address('/messages/new')}>{t('newMessage')}</ButtonLink>
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <div className={styles.head}>
        <PageTitle lead={t('lead')}>{title}</PageTitle>
        {isEmpty ? null : write}
      </div>
      <EmergencyLine />
      {state === 'failed' ? <PartFailed /> : null}
      {state === 'loading' ? <Skeleton shape="card" count={2} label={t('messagesLoading')} /> : null}
      {isEmpty ? (
        <EmptyState title={t('emptyTitle')} action={write}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : null}
      {messages.length === 0 ? null : (
        <Card title={t('open')}>
          {open.length === 0 ? (
            <EmptyState title={t('noneOpenTitle')}>
              <p>{t('noneOpenText')}</p>
            </EmptyState>
          ) : (
            <MessageRows messages={open} lastReplies={lastReplies} />
          )}
        </Card>
      )}
      {closed.length === 0 ? null : (
        <Card title={t('closedGroup')}>
          <MessageRows messages={closed} lastReplies={lastReplies} />
        </Card>
      )}
      <MoreRows shown={shown} hasMore={hasOlder}>
        {t('showOlder')}
      </MoreRows>
    </div>
  )
}
