import { PageTitle, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { messageLabels } from '../../components/labels'
import styles from '../../components/thread/Thread.module.css'
import { useThread } from '../../components/thread/use-thread'
import { Conversation } from './Conversation'

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
