import { Notice } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { caseStatusText, complaintText } from '../../components/case-status-text'
import { messageLabels } from '../../components/labels'
import type { Thread } from '../../components/thread/use-thread'
import { labels } from './labels'

const copy = { ...messageLabels, ...labels }

/** Confirms the message just sent: its case number, and what is promised. */
export function SentNotice({ thread: { message, lastReply } }: { readonly thread: Thread }) {
  const t = useLabels(copy)
  const { format, today } = usePage()
  const promise = caseStatusText(t, format, message, lastReply, today)
  const complaint = complaintText(t, format, message, today)
  return (
    <Notice kind="success" title={t('sentTitle')}>
      <p>{t('sentText', { number: message.number, promise })}</p>
      {complaint === null ? null : <p>{complaint}</p>}
      <p>{t('sentMail')}</p>
    </Notice>
  )
}
