import { Button, EmptyState, Notice, ScriptOnly } from '@porchlight/design-system'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useState } from 'react'
import { queuePollMs } from '../../../work/facts/queue-poll'
import { maxRetried, maxShown } from '../../facts/operations-limits'
import type { StoppedJobs } from '../../methods/stopped-jobs/client'
import { useStoppedJobs } from '../../methods/stopped-jobs/hook'
import { labels } from './labels'
import { RetryForm } from './RetryForm'
import { type RetryResult, retryJobs } from './retry-jobs'
import { StoppedJobRow } from './StoppedJobRow'
import { ViewFrame } from './ViewFrame'

/** The stopped background jobs, each of which can be retried with a reason. */
export function StoppedJobsView({ title }: Pick<ScreenProps, 'title'>) {
  const { data, error, refresh } = useStoppedJobs({})
  usePolling(refresh, queuePollMs)
  return (
    <ViewFrame title={title} view="jobs" data={data} error={error}>
      {(stopped) => <Jobs stopped={stopped} refresh={refresh} />}
    </ViewFrame>
  )
}

interface JobsProps {
  readonly stopped: StoppedJobs
  readonly refresh: () => Promise<unknown>
}

function Jobs({ stopped, refresh }: JobsProps) {
  const t = useLabels(labels)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [result, setResult] = useState<RetryResult | null | 'nothingYet'>('nothingYet')
  const { jobs, hasMore } = stopped
  // Jobs that the list no longer shows are not retried unseen.
  const selectedIds = jobs.filter(({ jobId }) => selected.has(jobId)).map(({ jobId }) => jobId)

  function toggle(jobId: string) {
    const next = new Set(selected)
    if (!next.delete(jobId)) next.add(jobId)
    setSelected(next)
  }

  async function retry(reason: string): Promise<boolean> {
    const retryResult = await retryJobs(selectedIds, reason)
    setResult(retryResult)
    if (retryResult === null) return false
    setSelected(new Set())
    await refresh()
    return true
  }

  const selectable = jobs.slice(0, maxRetried)
  return (
    <>
      <div role="status">{result === 'nothingYet' ? null : <RetryOutcome result={result} />}</div>
      {jobs.length === 0 ? (
        <EmptyState title={t('noJobsTitle')}>{t('noJobsText')}</EmptyState>
      ) : (
        <>
          <ScriptOnly>
            <p>
              <Button
                variant="quiet"
                onClick={() => setSelected(new Set(selectable.map(({ jobId }) => jobId)))}
              >
                {t('selectAll', { count: String(selectable.length) })}
              </Button>
            </p>
          </ScriptOnly>
          <ul className={content.list} aria-label={t('jobs')}>
            {jobs.map((job) => (
              <StoppedJobRow
                key={job.jobId}
                job={job}
                isSelected={selected.has(job.jobId)}
                toggle={() => toggle(job.jobId)}
              />
            ))}
          </ul>
          {hasMore ? <p className={content.detail}>{t('moreJobs', { count: String(maxShown) })}</p> : null}
        </>
      )}
      {selectedIds.length === 0 ? null : (
        <RetryForm count={selectedIds.length} retry={retry} clear={() => setSelected(new Set())} />
      )}
    </>
  )
}

/** The result of a retry: how many jobs run again, and how many somebody else had already retried. */
function RetryOutcome({ result }: { readonly result: RetryResult | null }) {
  const t = useLabels(labels)
  if (result === null) return <Notice kind="warning" title={t('nothingSent')} />
  const { retried, notStopped } = result
  const done = t('retried', { count: String(retried) })
  if (notStopped === 0) return <Notice kind="success" title={done} />
  return <Notice kind="warning" title={`${done} · ${t('notStopped', { count: String(notStopped) })}`} />
}
