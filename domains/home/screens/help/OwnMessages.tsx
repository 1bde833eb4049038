import { ButtonLink, Card, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { messageLabels } from '../../../messages/components/labels'
import { MessageRows } from '../../../messages/components/MessageRows'
import { useMessages } from '../../../messages/components/use-messages'

const mostMessages = 3

/** The open messages that changed last, and the way to a new one. */
export function OwnMessages() {
  const t = useLabels(messageLabels)
  const address = useAddress()
  const { state, messages, lastReplies } = useMessages('open', mostMessages)
  return (
    <Card title={t('messagesTitle')}>
      {state === 'failed' ? <PartFailed /> : null}
      {state === 'loading' ? <Skeleton shape="text" count={3} label={t('messagesLoading')} /> : null}
      {state === 'ready' && messages.length === 0 ? <p>{t('answerSoon')}</p> : null}
      {messages.length === 0 ? null : <MessageRows messages={messages} lastReplies={lastReplies} />}
      <div className={card.ways}>
        <ButtonLink href={address('/messages/new')}>{t('newMessage')}</ButtonLink>
        <a className={card.link} href={address('/messages')}>
          {t('toMessages')}
        </a>
      </div>
    </Card>
  )
}
