import { Card } from '@porchlight/design-system'
import { MessageRows } from '../../features/messages/MessageRows'
import { useMessages } from '../../features/messages/use-messages'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import styles from './Home.module.css'
import { labels } from './labels'

const mostMessages = 3

/** The open messages that changed last, and how each stands; nothing when none is open. */
export function MessagesCard() {
  const t = useLabels(labels)
  const address = useAddress()
  const { messages, lastWords } = useMessages('open', mostMessages)
  if (messages.length === 0) return null
  return (
    <Card title={t('messagesTitle')}>
      <MessageRows messages={messages} lastWords={lastWords} />
      <a className={styles.link} href={address('/messages')}>
        {t('messagesLink')}
      </a>
    </Card>
  )
}
