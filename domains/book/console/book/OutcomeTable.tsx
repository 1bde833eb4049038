import { DataTable } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { BookUploads } from '../../methods/list-book-uploads/client'
import { labels } from './labels'

type Upload = BookUploads['uploads'][number]

interface OutcomeTableProps {
  readonly state: Upload['state']
  readonly outcome: NonNullable<Upload['outcome']>
}

const outcomes = ['new', 'changed', 'unchanged', 'refused'] as const

/** The rows of each file by what became, or would become, of them. */
export function OutcomeTable({ state, outcome }: OutcomeTableProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  return (
    <DataTable
      caption={t(state === 'Imported' ? 'was' : 'wouldBe')}
      columns={[
        { key: 'file', header: t('file') },
        ...outcomes.map((key) => ({ key, header: t(key), isNumeric: true })),
      ]}
      rows={outcome.map((rows) => ({
        id: rows.file,
        cells: {
          file: t(rows.file),
          ...Object.fromEntries(outcomes.map((key) => [key, format.number(rows[key])])),
        },
      }))}
    />
  )
}
