import { Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { getSubject } from '../../components/subject'
import type { AssignmentResult } from './assign-items'
import { labels } from './labels'

interface AssignmentNoticeProps {
  /** Null when the request failed. */
  readonly result: AssignmentResult | null
}

/** Shows the outcome of the selected items: how many were assigned, and for each other why not. */
export function AssignmentNotice({ result }: AssignmentNoticeProps) {
  const t = useLabels(labels)
  if (result === null) return <Notice kind="warning" title={t('nothingSent')} />
  const { assigned, refused } = result
  const count = t('assigned', { count: String(assigned) })
  if (refused.length === 0) return <Notice kind="success" title={count} />
  return (
    <Notice kind="warning" title={`${count} · ${t('notAssigned', { count: String(refused.length) })}`}>
      <ul>
        {refused.map(({ row, reason }) => (
          <li key={row.recordId}>
            <span dir="auto">{`${row.title}, ${getSubject(row)}`}</span>: {t(reason)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
