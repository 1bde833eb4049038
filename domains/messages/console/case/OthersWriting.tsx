import { Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEditing, usePresence } from '@porchlight/page-parts/presence/use-presence'
import { labels } from './labels'

interface OthersWritingProps {
  readonly caseId: string
  /** Whether something is written here that was not sent. */
  readonly isWriting: boolean
}

/** Shows before sending who else is at this case, so that no one writes the same reply as a colleague. */
export function OthersWriting({ caseId, isWriting }: OthersWritingProps) {
  const t = useLabels(labels)
  const others = usePresence(caseId).filter(({ isEditing }) => isEditing)
  useEditing(caseId, isWriting)
  return (
    <div role="status">
      {others.length === 0 ? null : (
        <Notice kind="info">
          <p>{t('alsoWriting', { names: others.map(({ name }) => name).join(', ') })}</p>
        </Notice>
      )}
    </div>
  )
}
