import { LinkList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { LastReply } from './case-status'
import { caseStatusText, complaintText } from './case-status-text'
import { messageLabels } from './labels'
import styles from './MessageRows.module.css'
import type { Message } from './message'
import { StatusBadge } from './StatusBadge'

interface MessageRowsProps {
  readonly messages: readonly Message[]
  readonly lastReplies: ReadonlyMap<string, LastReply>
}

/** Lists messages, a row each: its subject, its status, and its type. */
export function MessageRows({ messages, lastReplies }: MessageRowsProps) {
  const t = useLabels(messageLabels)
  const { format, today } = usePage()
  const address = useAddress()
  return (
    <LinkList
      items={messages.map((message) => ({
        href: address(`/messages/${message.id}`),
        label: <span dir="auto">{message.subject}</span>,
        hint: (
          <span className={styles.row}>
            <StatusBadge status={message.status} />
            <span className={styles.standing}>
              {caseStatusText(t, format, message, lastReplies.get(message.id) ?? null, today)}
            </span>
            {message.type === 'Complaint' ? <span>{complaintText(t, format, message, today)}</span> : null}
            <span>
              {[t(message.type), t('caseNumber', { number: message.number }), message.street]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </span>
        ),
      }))}
    />
  )
}
