import { Button, Card, Notice } from '@porchlight/design-system'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { isRunning } from '../../facts/book-upload'
import type { BookUploads } from '../../methods/list-book-uploads/client'
import { removeBookUpload, resultsAddress, runBookUpload } from './book-calls'
import { labels } from './labels'
import { OutcomeTable } from './OutcomeTable'
import { RunProgress } from './RunProgress'

interface ImportCardProps {
  readonly upload: BookUploads['uploads'][number]
  readonly refresh: () => Promise<unknown>
}

/** An import: its state, what it did or would do, and what can be done with it. */
export function ImportCard({ upload, refresh }: ImportCardProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { id, state, outcome, problem, uploadedBy, createdAt, files } = upload
  const isInProgress = isRunning(state)
  const isUseless = state === 'Checked' && !outcome?.some((rows) => rows.new + rows.changed > 0)
  return (
    <Card title={format.dateTime(createdAt)} id={`import-${id}`}>
      <div className={card.stack}>
        <p role="status" className={content.name}>
          {t(isUseless ? 'stateCheckedEmpty' : `state${state}`)}
        </p>
        <p className={content.detail}>
          {[t('startedBy', { name: uploadedBy }), files.map(({ name }) => name).join(', ')].join(' · ')}
        </p>
        {isInProgress ? <RunProgress upload={upload} /> : null}
        {state !== 'Failed' ? null : (
          <Notice kind="warning" title={t(problem === null ? 'brokenTitle' : 'problemTitle')}>
            {problem === null ? null : <p dir="auto">{problem}</p>}
            <p>{t(problem === null ? 'brokenText' : 'problemText')}</p>
          </Notice>
        )}
        {outcome === null ? null : <OutcomeTable state={state} outcome={outcome} />}
        {outcome?.some(({ refused }) => refused > 0) !== true ? null : (
          <Notice kind="warning" title={t('refusedTitle')}>
            <p>{t(state === 'Imported' ? 'refusedImported' : isUseless ? 'refusedAll' : 'refusedChecked')}</p>
          </Notice>
        )}
        {upload.hasResults ? (
          <p>
            <a href={resultsAddress(id)} download>
              {t('results')}
            </a>
          </p>
        ) : null}
        {isInProgress ? null : (
          <ImportActions upload={upload} mayImport={state === 'Checked' && !isUseless} refresh={refresh} />
        )}
      </div>
    </Card>
  )
}

function ImportActions({
  upload: { id, state },
  mayImport,
  refresh,
}: ImportCardProps & { readonly mayImport: boolean }) {
  const t = useLabels(labels)
  const [busy, setBusy] = useState<'import' | 'check' | 'remove' | null>(null)
  const [refusal, setRefusal] = useState<'bookUploadMoved' | 'bookUploadIncomplete' | 'failed' | null>(null)

  async function act(action: 'import' | 'check' | 'remove') {
    if (busy !== null) return
    setBusy(action)
    const answer = action === 'remove' ? await removeBookUpload(id) : await runBookUpload(id, action)
    const key = answer.kind === 'done' ? null : answer.errors.form
    setRefusal(
      key === null ? null : key === 'bookUploadMoved' || key === 'bookUploadIncomplete' ? key : 'failed',
    )
    await refresh().catch(() => undefined)
    setBusy(null)
  }

  return (
    <>
      {refusal === null ? null : <Notice kind="warning" title={t(refusal)} />}
      {mayImport ? <p>{t('importNote')}</p> : null}
      <div className={content.actions}>
        {mayImport ? (
          <Button busy={busy === 'import'} busyLabel={t('starting')} onClick={() => void act('import')}>
            {t('import')}
          </Button>
        ) : null}
        {state === 'Failed' || state === 'Checked' ? (
          <Button
            variant="secondary"
            busy={busy === 'check'}
            busyLabel={t('starting')}
            onClick={() => void act('check')}
          >
            {t('check')}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          busy={busy === 'remove'}
          busyLabel={t('removing')}
          onClick={() => void act('remove')}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  )
}
