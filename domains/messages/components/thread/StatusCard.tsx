import { Card } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../../customer-service/components/CallUs'
import { caseStatusOf, complaintClockOf } from '../case-status'
import { caseStatusText, complaintText } from '../case-status-text'
import { messageLabels } from '../labels'
import { StatusBadge } from '../StatusBadge'
import { threadLabels } from './labels'
import styles from './Thread.module.css'
import type { Thread } from './use-thread'

const copy = { ...messageLabels, ...threadLabels }
/** Below so many entries the reply box is near anyway. */
const longThread = 4

/** Shows the status of the message, and whom to call where we are late. */
export function StatusCard({ thread: { message, entries, lastReply } }: { readonly thread: Thread }) {
  const t = useLabels(copy)
  const { format, today } = usePage()
  const complaint = complaintText(t, format, message, today)
  const isLate =
    caseStatusOf(message, lastReply, today, format.day).kind === 'late' ||
    complaintClockOf(message, today)?.kind === 'complaintLate'
  return (
    <Card>
      <StatusBadge status={message.status} />
      <p className={styles.standing}>{caseStatusText(t, format, message, lastReply, today)}</p>
      {complaint === null ? null : <p>{complaint}</p>}
      {isLate ? <CallUs /> : null}
      {entries.length < longThread ? null : (
        <a className={styles.way} href="#reply">
          {t('toReply')}
        </a>
      )}
    </Card>
  )
}
