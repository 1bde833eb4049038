import { EmptyState, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { NextWork } from '../../../customers/components/work/NextWork'
import { useNextWork } from '../../../customers/components/work/use-next-work'
import { describeDue } from '../../components/due/due'
import { queuePollMs } from '../../facts/queue-poll'
import type { WorkQueue } from '../../methods/work-queue/client'
import { useWorkQueue } from '../../methods/work-queue/hook'
import { type AssignWork, assignWork } from './assign-work'
import { Filters } from './Filters'
import { labels } from './labels'
import styles from './Work.module.css'
import { WorkList } from './WorkList'
import { matchesFilter, parseWorkFilter } from './work-filter'

/** Everything that waits for a member of staff, by due time; “Next” assigns the most urgent. */
export function Work({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { data, state, refresh } = useWorkQueue({})

  usePolling(refresh, queuePollMs)
  if (data !== undefined) return <Queue title={title} queue={data} refresh={refresh} />
  return (
    <>
      <Head title={title} />
      <PageTitle>{title}</PageTitle>
      {state === 'Error' ? <PartFailed /> : <Skeleton shape="card" count={3} label={t('loadingWork')} />}
    </>
  )
}

interface QueueProps {
  readonly title: string
  readonly queue: WorkQueue
  readonly refresh: () => Promise<unknown>
}

function Queue({ title, queue, refresh }: QueueProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const filter = parseWorkFilter(useSearch())
  const next = useNextWork(filter.kind)
  const [failure, setFailure] = useState<'changedHands' | 'assignFailed' | null>(null)
  const { rows, asOf, viewerId } = queue
  const shown = rows.filter((row) => matchesFilter(row, filter, viewerId))
  const late = rows.filter(({ due }) => describeDue(due, asOf).kind === 'late').length
  const mine = rows.filter(({ ownerId }) => ownerId === viewerId).length
  const counts = { waiting: String(rows.length), late: String(late), mine: String(mine) }

  const assign: AssignWork = async (row, to) => {
    setFailure(await assignWork(row, to))
    await refresh()
  }

  return (
    <div className={content.page}>
      <Head title={title} />
      <div className={styles.head}>
        <PageTitle lead={t('summary', counts)}>{title}</PageTitle>
        <div className={styles.ways}>
          {queue.leadsTeam ? <a href={address('/console/team')}>{t('toTeam')}</a> : null}
          <NextWork next={next} />
        </div>
      </div>
      <Filters queue={queue} filter={filter} />
      <div role="status">{failure === null ? null : <Notice kind="warning" title={t(failure)} />}</div>
      {shown.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <WorkList rows={shown} queue={queue} assign={assign} />
      )}
      {queue.hasMore ? <p className={styles.note}>{t('hasMore')}</p> : null}
    </div>
  )
}
