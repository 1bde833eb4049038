import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { BookUploads } from '../../methods/list-book-uploads/client'
import { labels } from './labels'

/** How many rows of a run that is in progress have an outcome. */
export function RunProgress({ upload }: { readonly upload: BookUploads['uploads'][number] }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { rowCount, rowsDone } = upload
  if (rowCount === null || rowsDone === null) return <p>{t('reading')}</p>
  const text = t('progress', { done: format.number(rowsDone), all: format.number(rowCount) })
  return (
    <>
      <p>{text}</p>
      <progress className={content.bar} max={rowCount} value={rowsDone} aria-label={text} />
    </>
  )
}
