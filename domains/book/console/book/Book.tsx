import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useState } from 'react'
import { isRunning } from '../../facts/book-upload'
import type { BookUploads } from '../../methods/list-book-uploads/client'
import { useListBookUploads } from '../../methods/list-book-uploads/hook'
import { templateAddress } from './book-calls'
import { ImportCard } from './ImportCard'
import { labels } from './labels'
import { UploadForm } from './UploadForm'

/** How often the progress of a run is read. */
const pollMs = 2_000

/** For administrators: uploads the files of a retailer's book, checks and imports them, and shows earlier imports. */
export function Book({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { data, error, refresh } = useListBookUploads({})
  const [sendingId, setSendingId] = useState<string | null>(null)
  usePolling(refresh, pollMs, data?.uploads.some(({ state }) => isRunning(state)) === true)

  if (isUnknownRecord(error)) return <NotFoundContent />
  return (
    <div className={content.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <p>{t('silent')}</p>
      <p>
        <a href={templateAddress} download>
          {t('template')}
        </a>
      </p>
      <UploadForm
        sending={(uploadId) => {
          setSendingId(uploadId)
          void refresh()
        }}
      />
      <section className={content.page} aria-labelledby="imports">
        <h2 className={content.heading} id="imports">
          {t('imports')}
        </h2>
        <p>{t('importsHint')}</p>
        <Imports
          uploads={data?.uploads.filter(({ id }) => id !== sendingId)}
          hasFailed={error !== undefined}
          refresh={refresh}
        />
      </section>
    </div>
  )
}

type Upload = BookUploads['uploads'][number]

function Imports({
  uploads,
  hasFailed,
  refresh,
}: {
  readonly uploads: readonly Upload[] | undefined
  readonly hasFailed: boolean
  readonly refresh: () => Promise<unknown>
}) {
  const t = useLabels(labels)
  if (uploads === undefined) {
    return hasFailed ? <PartFailed /> : <Skeleton shape="card" count={2} label={t('loading')} />
  }
  if (uploads.length === 0) return <EmptyState title={t('none')} />
  return (
    <>
      {uploads.map((upload) => (
        <ImportCard key={upload.id} upload={upload} refresh={refresh} />
      ))}
    </>
  )
}
