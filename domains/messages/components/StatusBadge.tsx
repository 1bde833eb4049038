import { useLabels } from '@porchlight/page-parts/page/page-context'
import { messageLabels } from './labels'
import type { MessageStatus } from './message'
import styles from './StatusBadge.module.css'

/** Shows the state of a message in a word or two; a message that waits for the customer is highlighted. */
export function StatusBadge({ status }: { readonly status: MessageStatus }) {
  const t = useLabels(messageLabels)
  const look =
    status === 'Waiting on Customer' ? styles.yours : status === 'Closed' ? styles.closed : styles.open
  return <span className={`${styles.badge} ${look}`}>{t(status)}</span>
}
