import { Notice } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { messageLabels } from '../../components/labels'
import { complaintText, standingText } from '../../components/standing-text'
import { labels } from './labels'
import type { Thread } from './use-thread'

const words = { ...messageLabels, ...labels }

/** What was just sent: its case number, and what is promised. */
export function SentNotice({ thread: { message, lastWord } }: { readonly thread: Thread }) {
  const t = useLabels(words)
  const { format, today } = usePage()
  const promise = standingText(t, format, message, lastWord, today)
  const complaint = complaintText(t, format, message, today)
  return (
    <Notice kind="success" title={t('sentTitle')}>
      <p>{t('sentText', { number: message.number, promise })}</p>
      {complaint === null ? null : <p>{complaint}</p>}
      <p>{t('sentMail')}</p>
    </Notice>
  )
}
