import { PageTitle, Skeleton } from '@porchlight/design-system'
import { messageLabels } from '../../features/messages/labels'
import { NotFoundContent } from '../../shell/notices/NotFoundContent'
import { PartFailed } from '../../shell/notices/PartFailed'
import { Head } from '../../shell/page/Head'
import { useLabels } from '../../shell/page/page-context'
import { useShownRows } from '../../shell/page/shown-rows'
import type { ScreenProps } from '../../shell/screen'
import { Conversation } from './Conversation'
import styles from './Message.module.css'
import { useThread } from './use-thread'

const step = 50

/** One message with its conversation. */
export function MessagePage({ params, title }: ScreenProps) {
  const t = useLabels(messageLabels)
  const shown = useShownRows(step)
  const { state, thread, refresh } = useThread(params.caseId ?? '', shown.count)
  if (state === 'notFound') return <NotFoundContent />
  if (thread !== null) {
    return <Conversation thread={thread} earlier={shown.more} refresh={refresh} />
  }
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle>{title}</PageTitle>
      {state === 'failed' ? <PartFailed /> : <Skeleton shape="card" count={2} label={t('messagesLoading')} />}
    </div>
  )
}
