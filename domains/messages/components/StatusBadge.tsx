import { useLabels } from '@porchlight/page-parts/page/page-context'
import { messageLabels } from './labels'
import type { MessageStatus } from './message'
import styles from './StatusBadge.module.css'

/** The state of a message in a word or two; what waits for the customer stands out. */
export function StatusBadge({ status }: { readonly status: MessageStatus }) {
  const t = useLabels(messageLabels)
  const look =
    status === 'Waiting on Customer' ? styles.yours : status === 'Closed' ? styles.closed : styles.open
  return <span className={`${styles.badge} ${look}`}>{t(status)}</span>
}
