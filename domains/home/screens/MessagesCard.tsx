import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { messageLabels } from '../../messages/components/labels'
import { MessageRows } from '../../messages/components/MessageRows'
import { useMessages } from '../../messages/components/use-messages'
import { labels } from './labels'

const copy = { ...messageLabels, ...labels }
const mostMessages = 3

/** Lists the open messages that changed last, and the status of each; nothing when none is open. */
export function MessagesCard() {
  const t = useLabels(copy)
  const address = useAddress()
  const { messages, lastReplies } = useMessages('open', mostMessages)
  if (messages.length === 0) return null
  return (
    <Card title={t('messagesTitle')} tone="quiet">
      <MessageRows messages={messages} lastReplies={lastReplies} />
      <a className={card.link} href={address('/messages')}>
        {t('messagesLink')}
      </a>
    </Card>
  )
}
