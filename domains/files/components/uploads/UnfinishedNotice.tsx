import { Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { PendingUpload } from './pending-uploads'
import { taskFormLabels } from './task-form-labels'

/** Lists the files that were being sent when the page was left, and how to continue with them. */
export function UnfinishedNotice({ uploads }: { readonly uploads: readonly PendingUpload[] }) {
  const t = useLabels(taskFormLabels)
  if (uploads.length === 0) return null
  return (
    <Notice kind="info" title={t('unfinishedTitle')}>
      <p>{t('unfinishedText', { name: uploads.map(({ name }) => name).join(', ') })}</p>
    </Notice>
  )
}
